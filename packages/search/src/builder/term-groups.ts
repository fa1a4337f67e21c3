import { hash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { groupTerms, joinGroups, type TermGroup } from './group-terms.ts'
import { headingTerms } from './heading-terms.ts'
import type { IndexSource } from './indexed-page.ts'

/** Takes a text that follows from what a key stands for, or makes it and keeps it for the next time. */
export type KeepText = (key: string, make: () => string) => string

/** The terms of all pages in a few groups, and those of their headings once more. */
export interface TermGroups {
  readonly terms: readonly TermGroup[]
  readonly headings: readonly TermGroup[]
}

/** Pages of a group, and groups of a larger one, on average: few enough that one changed page costs little. */
const groupSize = 32

/** A page or a group. */
interface Node {
  /** Number of its first page. */
  readonly start: number
  /** Follows from the URL of its first page. */
  readonly mark: number
  /** Equal for equal texts. */
  readonly key: string
  readonly text: () => string
}

/**
 * Merge the terms of neighbouring pages, then of neighbouring groups. Each text is kept: of a site in which a page changed, the
 * groups around it are merged anew.
 *
 * Where a group begins follows from a page's URL alone, so that a page more does not move the groups behind it.
 */
export function termGroups(pages: readonly IndexSource[], keep: KeepText): TermGroups {
  const nodes = pages.map(({ url, termsHash, terms }, start) => ({
    start,
    mark: crc32(url),
    key: termsHash,
    text: terms,
  }))
  const groups = grouped(nodes, groupSize, keep, (members) => {
    const texts = members.map(({ text }) => text())
    return bothTexts(groupTerms(texts), groupTerms(texts.map(headingTerms)))
  })
  const isMany = groups.length > 2 * groupSize
  const few = isMany ? grouped(groups, groupSize * groupSize, keep, (members) => joined(members)) : groups
  return split(few)
}

/** Groups of nodes, one of which begins at each mark that `size` divides. */
function grouped(
  nodes: readonly Node[],
  size: number,
  keep: KeepText,
  textOf: (members: readonly Node[]) => string,
): readonly Node[] {
  const all: Node[][] = []
  for (const node of nodes) {
    if (all.length === 0 || node.mark % size === 0) all.push([])
    all.at(-1)?.push(node)
  }
  return all.map((members) => {
    const { start = 0, mark = 0 } = members[0] ?? {}
    const key = hash('sha256', members.map((member) => `${member.start - start} ${member.key}`).join('\n'), 'hex')
    const own = members.map((member) => ({ ...member, start: member.start - start }))
    return { start, mark, key, text: () => keep(key, () => textOf(own)) }
  })
}

function joined(groups: readonly Node[]): string {
  const { terms, headings } = split(groups)
  return bothTexts(joinGroups(terms), joinGroups(headings))
}

/** No line is empty, so an empty one can stand between two lists of them. */
const between = '\n\n'

function bothTexts(terms: string, headings: string): string {
  return terms + between + headings
}

function split(groups: readonly Node[]): TermGroups {
  const all = groups.map(({ start, text }) => {
    const [terms = '', headings = ''] = text().split(between)
    return { terms: { start, text: terms }, headings: { start, text: headings } }
  })
  return { terms: all.map(({ terms }) => terms), headings: all.map(({ headings }) => headings) }
}
