import { groupTerms, joinGroups, type TermGroup } from './group-terms.ts'
import { headingTerms } from './heading-terms.ts'
import type { IndexSource } from './indexed-page.ts'

/** Pages merged at a time: few enough that one changed page costs little, many enough that groups are few. */
const groupSize = 64
/** Groups joined at a time, where a site has more than `manyGroups`. */
const joinSize = 16
const manyGroups = 32

/**
 * Gives a text that follows from what a key stands for: that of the last time, or a new one that is kept. What is asked for
 * stays for the next time though nobody reads it.
 */
export type Keep = (key: string, make: () => string) => () => string

/** A group whose text is asked for when its turn comes. */
export interface KeptGroup {
  readonly start: number
  readonly key: string
  readonly text: () => string
}

/**
 * The terms of pages, and what of them stands in headings, in groups that are taken from the last time unless one of their
 * pages changed.
 */
export function termGroups(
  pages: readonly IndexSource[],
  keep: Keep,
): { readonly all: readonly KeptGroup[]; readonly headings: readonly KeptGroup[] } {
  const groups: KeptGroup[] = []
  for (let start = 0; start < pages.length; start += groupSize) {
    const group = pages.slice(start, start + groupSize)
    const key = group.map(({ termsHash }) => termsHash).join(' ')
    groups.push({ start, key, text: keep(key, () => groupTerms(readTerms(group))) })
  }
  const headings = groups.map(({ start, key, text }) => {
    const own = `headings ${key}`
    return { start, key: own, text: keep(own, () => headingTerms(text())) }
  })
  return { all: joined(groups, keep), headings: joined(headings, keep) }
}

/** The texts of groups, one after the other. */
export function* groupTexts(groups: readonly KeptGroup[]): Generator<TermGroup> {
  for (const { start, text } of groups) yield { start, text: text() }
}

function* readTerms(pages: readonly IndexSource[]): Generator<string> {
  for (const { terms } of pages) yield terms()
}

function joined(groups: readonly KeptGroup[], keep: Keep): readonly KeptGroup[] {
  if (groups.length <= manyGroups) return groups
  const large: KeptGroup[] = []
  for (let from = 0; from < groups.length; from += joinSize) {
    const parts = groups.slice(from, from + joinSize)
    const start = parts[0]?.start ?? 0
    const key = parts.map((part) => part.key).join('\n')
    const own = () => joinGroups(groupTexts(parts.map((part) => ({ ...part, start: part.start - start }))))
    large.push({ start, key, text: keep(key, own) })
  }
  return large
}
