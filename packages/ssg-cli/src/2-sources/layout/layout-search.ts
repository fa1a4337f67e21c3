import type { Config } from '../../model/config.ts'
import type { Collection, NavLink } from '../../model/site.ts'
import type { LayoutSearch } from '../../model/page.ts'
import { versionTag } from '@docs-build/search'

/** A dialog shows three, and never the one that was searched. */
const mostSections = 6

/** Gather what a theme needs to offer search: where, in which docs, and what to propose when nothing is found. */
export function layoutSearch({ search }: Config, collections: readonly Collection[], href: string): LayoutSearch {
  const unversioned = collections.filter(({ versions }) => versions.length === 1)
  return {
    ...search,
    href,
    tags: ['default', ...unversioned.flatMap(({ id, versions }) => versions.map(({ name }) => versionTag(id, name)))],
    sections: sections(collections),
  }
}

/**
 * Titles of pages at the top of the sidebars: categories, then docs. A category without a page of its own is left out:
 * a search for its name may find nothing. Docs with versions come first: they are what a site of several collections
 * is about.
 */
function sections(collections: readonly Collection[]): readonly NavLink[] {
  const latest = collections
    .toSorted((a, b) => b.versions.length - a.versions.length)
    .flatMap(({ versions }) => versions.find(({ isLast }) => isLast) ?? [])
  const top = latest.flatMap(({ sidebars, docs }) =>
    Object.values(sidebars)
      .flat()
      .map((item) => ({ item, docs })),
  )
  const categories = top.flatMap(({ item }) =>
    item.type === 'category' && item.href ? { label: item.label, href: item.href } : [],
  )
  const titles = top.flatMap(({ item, docs }) => {
    const doc = item.type === 'doc' ? docs.find(({ id }) => id === item.docId) : undefined
    return item.type === 'doc' && doc ? { label: doc.title, href: item.href } : []
  })
  const all = [...categories, ...titles]
  return all
    .filter(({ label }, index) => all.findIndex((other) => other.label === label) === index)
    .slice(0, mostSections)
}
