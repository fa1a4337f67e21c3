import type { DiagnosticCode } from '../../model/diagnostic-table.ts'
import { joined, leftOut, same, type Part, type Rule } from './part.ts'

/** How Docusaurus weighs what it finds → our levels. */
const levels: Readonly<Record<string, string>> = { ignore: 'ignore', log: 'warn', warn: 'warn', throw: 'error' }

/** The rule of a key such as `onBrokenLinks`, which sets the level of some codes. */
export function levelOf(...codes: readonly DiagnosticCode[]): Rule {
  return (value, at) => {
    const level = typeof value === 'string' && Object.hasOwn(levels, value) ? levels[value] : undefined
    if (typeof value === 'function') return leftOut('functions that repair links are not called')(value, at)
    if (level === undefined) return leftOut('expected "ignore", "log", "warn" or "throw"')(value, at)
    return joined(codes.map((code): Part => same(`diagnostics.${code}`)(level, at)))
  }
}
