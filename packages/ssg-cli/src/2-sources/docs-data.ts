import type { DocData, DocsData, VersionData } from '../model/docs-data.ts'
import type { Collection, Doc, Version } from '../model/site.ts'
import { firstLink } from './layout/first-link.ts'
import { byOrder } from '../text/by-order.ts'

/** What components of a Docusaurus site may ask of its docs, by language. */
export function docsData(
  languages: readonly { readonly code: string; readonly collections: readonly Collection[] }[],
): DocsData {
  return named(languages, ({ code, collections }) => [
    code,
    named(collections, ({ id, versions }) => [id, named(versions, (version) => [version.name, versionData(version)])]),
  ])
}

function versionData({ label, path, mainDocId, docs, sidebars }: Version): VersionData {
  const inOrder = docs.toSorted((left, right) => byOrder(left.id, right.id))
  const links = Object.entries(sidebars).map(([name, items]) => [name, firstLink(items)] as const)
  return {
    label,
    path,
    mainDocId,
    sidebars: named(links, ([name, link]) => [name, link ? { link: { path: link.href, label: link.label } } : {}]),
    docs: named(inOrder, (doc) => [doc.id, docData(doc)]),
  }
}

function docData({ id, title, description, permalink, sidebar }: Doc): DocData {
  return { id, title, description, path: permalink, ...(sidebar !== undefined && { sidebar }) }
}

function named<Item, Value>(
  items: readonly Item[],
  entry: (item: Item) => readonly [name: string, value: Value],
): Readonly<Record<string, Value>> {
  return Object.fromEntries(items.map(entry))
}
