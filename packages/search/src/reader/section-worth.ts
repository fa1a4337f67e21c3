import { field } from './postings.ts'

/** What two words add that stand in a heading as they stand in the query, one after the other. */
export const neighbourBonus = 1.5

/** What a word is worth for the section in whose heading or text it stands. Section 0 has the page's title. */
export function ownWorth(section: number, where: number): number {
  if (where === field.heading) return section === 0 ? 10 : 6
  if (where === field.headingPart) return section === 0 ? 8 : 5
  if (where === field.keyword) return 5
  if (where === field.description) return 3
  return where === field.contentOften ? 2.4 : 2
}

/** What a word in a heading is worth for the sections below it. */
export function inheritedWorth(section: number, where: number): number {
  return (section === 0 ? 4 : 3) * (where === field.heading ? 1 : 0.8)
}

/** What a heading adds that is all of the query. */
export function headBonus(section: number): number {
  return section === 0 ? 8 : 5
}

/** What a keyword of a page is worth for all of its sections. */
export const keywordWorth = 2
