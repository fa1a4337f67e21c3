import type { SiteGraph } from '../../model/site.ts'

/** How many versions the collections of a site have together. */
export function versionCount({ collections }: Pick<SiteGraph, 'collections'>): number {
  return collections.reduce((sum, { versions }) => sum + versions.length, 0)
}
