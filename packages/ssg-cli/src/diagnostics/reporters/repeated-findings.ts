import type { Diagnostic } from '../../model/diagnostic.ts'

/** So many times the same is told with its code and its cure: who has read them knows them. */
const inFull = 3

/** So many more have a line each: these are looked for one by one. */
const inLines = 3

/** Which diagnostics say the same of another place as several before them. */
export interface RepeatedFindings {
  /** Told in a line each. */
  readonly short: ReadonlySet<Diagnostic>
  /** Not told by themselves, since there are too many of them. */
  readonly folded: ReadonlySet<Diagnostic>
  /** The last one that is told in full → those that are folded behind it. */
  readonly more: ReadonlyMap<Diagnostic, readonly Diagnostic[]>
}

/** Find the diagnostics that say the same of another place as several before them. Other words are another thing to do. */
export function repeatedFindings(diagnostics: readonly Diagnostic[]): RepeatedFindings {
  const byWords = new Map<string, Diagnostic[]>()
  for (const diagnostic of diagnostics) {
    // What stands nowhere has nothing else to tell it by.
    if (diagnostic.file === undefined) continue
    const words = wordsOf(diagnostic)
    const known = byWords.get(words)
    if (known) known.push(diagnostic)
    else byWords.set(words, [diagnostic])
  }
  const groups = [...byWords.values()].filter(({ length }) => length > inFull)
  const isFolded = ({ length }: readonly Diagnostic[]) => length > inFull + inLines
  const rest = (group: readonly Diagnostic[]) => group.slice(inFull)
  const folds = groups.filter(isFolded)
  return {
    short: new Set(groups.filter((group) => !isFolded(group)).flatMap(rest)),
    folded: new Set(folds.flatMap(rest)),
    more: new Map(folds.flatMap((group) => group.slice(inFull - 1, inFull).map((last) => [last, rest(group)]))),
  }
}

function wordsOf({ code, severity, message, suggestion = '', hint = '', elsewhere }: Diagnostic): string {
  const { file, line, column } = elsewhere ?? {}
  return [code, severity, message, suggestion, hint, file, line, column].join('\u0000')
}
