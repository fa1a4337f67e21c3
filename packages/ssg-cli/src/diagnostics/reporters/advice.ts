import type { Diagnostic } from '../../model/diagnostic.ts'

/** What helps against a finding: one line for what is near, then the hint. */
export function advice({ suggestion, hint }: Diagnostic): string[] {
  return [...(suggestion === undefined ? [] : [`Did you mean "${suggestion}"?`]), ...(hint?.split('\n') ?? [])]
}
