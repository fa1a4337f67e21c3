import { counted } from '../../diagnostics/reporters/counted.ts'
import type { SharedCache } from '../../host.ts'

/** What a shared cache was good for: `Shared cache: 462 answers taken, 12 put.` '' when there was none. */
export function sharedWords(shared: Pick<SharedCache, 'isOpen' | 'counts'>): string {
  const { taken, put } = shared.counts()
  return shared.isOpen || taken + put > 0 ? `Shared cache: ${counted(taken, 'answer')} taken, ${put} put.\n` : ''
}
