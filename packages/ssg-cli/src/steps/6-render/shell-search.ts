import type { Config } from '../../model/config.ts'
import type { SiteGraph } from '../../model/site.ts'
import type { ShellSearch } from '../../page.ts'

/** More proposals than a dialog shows are of no use. */
const mostSections = 8

/** Gather what a theme needs to offer search: where, in which docs, and what to propose when nothing is found. */
export function shellSearch({ search }: Config, { collections }: SiteGraph, href: string): ShellSearch {
  const unversioned = collections.filter(({ versions }) => versions.length === 1)
  return {
    ...search,
    href,
    tags: ['default', ...unversioned.flatMap(({ id, versions }) => versions.map(({ name }) => `docs-${id}-${name}`))],
    sections: sections(collections),
  }
}

/** Docs with versions come first: they are what a site of several collections is about. */
function sections(collections: SiteGraph['collections']): readonly string[] {
  const latest = collections
    .toSorted((a, b) => b.versions.length - a.versions.length)
    .flatMap(({ versions }) => versions.find(({ isLast }) => isLast) ?? [])
  const labels = latest.flatMap(({ sidebars }) =>
    Object.values(sidebars).flatMap((items) => items.flatMap((item) => (item.type === 'category' ? item.label : []))),
  )
  return [...new Set(labels)].slice(0, mostSections)
}
