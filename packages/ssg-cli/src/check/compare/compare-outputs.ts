import { factKinds, type FactKind, type Facts, type OutputFacts } from './facts.ts'
import { leftOutLine } from './sidebar-lines.ts'

/** Something that is not the same in two outputs. Plain data. */
export interface OutputDifference {
  /** The path of a page, or the file of a feed or sitemap. */
  readonly url: string
  readonly kind: FactKind
  /** Lines that only our output has, and those that only theirs has. Both are whole when only the order differs. */
  readonly ours: readonly string[]
  readonly theirs: readonly string[]
}

/** Two outputs side by side. */
export interface OutputComparison {
  /** What both have, by URL or file, in order. */
  readonly shared: readonly string[]
  /** What only one of them has. */
  readonly missing: readonly string[]
  readonly added: readonly string[]
  readonly differences: readonly OutputDifference[]
  /** How many files say something of a kind, in either output. */
  readonly counts: Readonly<Record<FactKind, number>>
}

/** Compare two outputs: which URLs they have, and what each says. */
export function compareOutputs(ours: OutputFacts, theirs: OutputFacts): OutputComparison {
  const shared = [...theirs.keys()].filter((url) => ours.has(url)).toSorted()
  const pairs = shared.map((url) => ({ url, our: ours.get(url) ?? {}, their: theirs.get(url) ?? {} }))
  const counted = factKinds.map((kind): [FactKind, number] => [
    kind,
    pairs.filter(({ our, their }) => linesOf(our, kind).length + linesOf(their, kind).length > 0).length,
  ])
  return {
    shared,
    missing: [...theirs.keys()].filter((url) => !ours.has(url)).toSorted(),
    added: [...ours.keys()].filter((url) => !theirs.has(url)).toSorted(),
    differences: factKinds.flatMap((kind) =>
      pairs.flatMap(({ url, our, their }) => differenceOf(url, kind, our, their)),
    ),
    // All kinds are named above.
    counts: Object.fromEntries(counted) as Record<FactKind, number>,
  }
}

function linesOf(facts: Facts, kind: FactKind): readonly string[] {
  return facts[kind] ?? []
}

function differenceOf(url: string, kind: FactKind, our: Facts, their: Facts): OutputDifference[] {
  const ours = linesOf(our, kind)
  const theirs = linesOf(their, kind)
  if (isSame(ours, theirs)) return []
  const onlyOurs = without(ours, theirs)
  const onlyTheirs = without(theirs, ours)
  const isOrder = onlyOurs.length + onlyTheirs.length === 0
  return [{ url, kind, ours: isOrder ? ours : onlyOurs, theirs: isOrder ? theirs : onlyTheirs }]
}

/** Whether the lines are equal; our mark for entries that a page leaves out stands for any number of theirs. */
function isSame(ours: readonly string[], theirs: readonly string[]): boolean {
  let at = 0
  let mayPass = false
  for (const line of ours) {
    if (line.trim() === leftOutLine) {
      mayPass = true
      continue
    }
    const found = mayPass ? theirs.indexOf(line, at) : at
    if (found === -1 || theirs[found] !== line) return false
    at = found + 1
    mayPass = false
  }
  return mayPass || at === theirs.length
}

/** The lines that another list does not have, each as often as it is there more. */
function without(lines: readonly string[], others: readonly string[]): readonly string[] {
  const left = new Map<string, number>()
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1)
  return lines.filter((line) => {
    const count = left.get(line) ?? 0
    left.set(line, count - 1)
    return count <= 0
  })
}
