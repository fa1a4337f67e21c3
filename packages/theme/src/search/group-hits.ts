import type { SearchHit } from '@docs-build/search'

/** A hit in a list of results. */
export interface HitRow {
  readonly hit: SearchHit
  /** The page that the hit lies in, when it stands above it in the list. */
  readonly parent?: SearchHit
  /** The last row below its parent: the line that joins them ends here. */
  readonly isLastChild: boolean
}

/** Hits of one part of the site. */
export interface HitGroup {
  readonly title: string
  readonly rows: readonly HitRow[]
}

/** How many hits of one group are shown. */
export const hitsPerGroup = 5

/**
 * Group hits by their part of the site (lvl0), at most {@link hitsPerGroup} a group. Within a group, what lies in a
 * page stands below the hit of that page (lvl1), if there is one. Groups and pages keep the order of their best hits.
 * `unplaced` is the name of the group of hits that lie in no part.
 */
export function groupHits(hits: readonly SearchHit[], unplaced: string): readonly HitGroup[] {
  return [...groupBy(hits, ({ hierarchy }) => hierarchy.lvl0 ?? unplaced)].map(([title, own]) => ({
    title,
    rows: [...groupBy(own.slice(0, hitsPerGroup), pageOf).values()].flatMap(pageRows),
  }))
}

function pageRows(hits: readonly SearchHit[]): readonly HitRow[] {
  const parent = hits.find(({ type }) => type === 'lvl1')
  if (!parent) return hits.map((hit) => ({ hit, isLastChild: false }))
  const children = hits.filter((hit) => hit !== parent)
  return [
    { hit: parent, isLastChild: false },
    ...children.map((hit, index) => ({ hit, parent, isLastChild: index === children.length - 1 })),
  ]
}

/** Pages of one title in two folders are two pages. */
function pageOf({ url, hierarchy }: SearchHit): string {
  return `${url.replace(/#.*$/, '')} ${hierarchy.lvl1}`
}

function groupBy(hits: readonly SearchHit[], keyOf: (hit: SearchHit) => string): Map<string, SearchHit[]> {
  const groups = new Map<string, SearchHit[]>()
  for (const hit of hits) {
    const key = keyOf(hit)
    const group = groups.get(key)
    if (group) group.push(hit)
    else groups.set(key, [hit])
  }
  return groups
}
