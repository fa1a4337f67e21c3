import type { Config } from '../model/config.ts'
import { defaultSeverity } from './default-severity.ts'
import type { Diagnostic } from '../model/diagnostic.ts'

/** What is left to report, and whether the command succeeds with it. */
export interface Verdict {
  readonly diagnostics: readonly Diagnostic[]
  readonly ok: boolean
}

/**
 * Apply the levels of the config: ignored findings are dropped, the others get the severity that is set.
 *
 * `strict` makes warnings fail too. They stay warnings: what a finding is does not depend on who asks.
 */
export function applyPolicy(
  diagnostics: readonly Diagnostic[],
  levels: Config['diagnostics'],
  { strict }: { readonly strict: boolean },
): Verdict {
  const kept = diagnostics.flatMap((diagnostic) => withLevel(diagnostic, levels) ?? [])
  return { diagnostics: kept, ok: strict ? kept.length === 0 : kept.every(({ severity }) => severity !== 'error') }
}

function withLevel(diagnostic: Diagnostic, levels: Config['diagnostics']): Diagnostic | undefined {
  const level = levels[diagnostic.code]
  if (level === 'ignore') return undefined
  // Some findings are milder than what their code is for: CSS that a browser passes over is bundled all the same.
  const isMild = diagnostic.severity === 'warning' && defaultSeverity[diagnostic.code] === 'error'
  if (level === undefined || isMild) return diagnostic
  return { ...diagnostic, severity: level === 'warn' ? 'warning' : 'error' }
}
