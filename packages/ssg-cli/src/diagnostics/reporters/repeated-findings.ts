import type { Diagnostic } from '../../model/diagnostic.ts'

/** So many times the same is told with its code and its cure: who has read them knows them. */
const inFull = 3

/** Find the diagnostics that say the same of another place as several before them. */
export function repeatedFindings(diagnostics: readonly Diagnostic[]): ReadonlySet<Diagnostic> {
  const counts = new Map<string, number>()
  const repeated = diagnostics.filter((diagnostic) => {
    // What stands nowhere has nothing else to tell it by.
    if (diagnostic.file === undefined) return false
    const words = wordsOf(diagnostic)
    const count = (counts.get(words) ?? 0) + 1
    counts.set(words, count)
    return count > inFull
  })
  return new Set(repeated)
}

function wordsOf({ code, severity, message, suggestion = '', hint = '' }: Diagnostic): string {
  return [code, severity, message, suggestion, hint].join('\u0000')
}
