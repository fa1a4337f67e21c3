import type { Diagnostic } from '../../model/diagnostic.ts'

/** As many times may the same be told in full: fewer are read faster than a list of places. */
const inFull = 3

/** A diagnostic, and others that say the same of other places and need not be told in full. */
export interface Finding {
  readonly first: Diagnostic
  readonly others: readonly Diagnostic[]
}

/** Gather diagnostics that say the same more often than anyone wants to read it, at the place of the first of them. */
export function repeatedFindings(diagnostics: readonly Diagnostic[]): readonly Finding[] {
  const groups = new Map<string | Diagnostic, Diagnostic[]>()
  for (const diagnostic of diagnostics) {
    const words = sameWords(diagnostic)
    const group = groups.get(words)
    if (group) group.push(diagnostic)
    else groups.set(words, [diagnostic])
  }
  return diagnostics.flatMap((first) => {
    const group = groups.get(sameWords(first)) ?? []
    if (group.length <= inFull) return [{ first, others: [] }]
    return group[0] === first ? [{ first, others: group.slice(1) }] : []
  })
}

/** What stands nowhere has no place to be listed. */
function sameWords(diagnostic: Diagnostic): string | Diagnostic {
  const { code, severity, message, suggestion = '', hint = '', file } = diagnostic
  return file === undefined ? diagnostic : [code, severity, message, suggestion, hint].join('\u0000')
}
