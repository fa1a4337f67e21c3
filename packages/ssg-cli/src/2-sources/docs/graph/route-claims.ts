import type { PlacedDoc } from './place-doc.ts'
import type { CategoryNode, SidebarNode } from './sidebar/sidebar-node.ts'
import type { RouteClaim } from './duplicate-routes.ts'
import type { VersionPlan } from './version-plan.ts'

/** A page of a version and what makes it. */
export interface PageClaim extends RouteClaim {
  readonly owner: PlacedDoc | CategoryNode
}

/** The URLs that the pages of a version claim. */
export function routeClaims({ docs, sidebars }: VersionPlan): readonly PageClaim[] {
  const claims: PageClaim[] = Array.from(docs.values(), (owner) => ({
    permalink: owner.permalink,
    source: owner.head.source,
    owner,
  }))
  for (const items of sidebars.values()) addIndexes(items, claims)
  return claims
}

function addIndexes(items: readonly SidebarNode[], claims: PageClaim[]): void {
  for (const item of items) {
    if (item.type !== 'category') continue
    const { indexPermalink, source } = item
    if (indexPermalink !== undefined) claims.push({ permalink: indexPermalink, source, owner: item })
    addIndexes(item.items, claims)
  }
}
