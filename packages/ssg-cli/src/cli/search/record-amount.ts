import { counted } from '../../diagnostics/reporters/counted.ts'
import { humanSize } from '../../diagnostics/reporters/human-size.ts'
import { recordBytes } from '@docs-build/search/push'

/**
 * How much is sent.
 *
 *     recordAmount(records)  // → '2,994 records (2.3 MB)'
 */
export function recordAmount(records: readonly unknown[]): string {
  const bytes = records.reduce<number>((sum, record) => sum + recordBytes(record), 0)
  return `${counted(records.length, 'record')} (${humanSize(bytes)})`
}
