import type { Config } from '../../model/config.ts'
import type { DocHead } from '../../model/head.ts'
import type { Doc, SidebarItem, SiteGraph, Version } from '../../model/site.ts'
import type { SourcePage } from '../source.ts'
import { docPage, generatedIndexPage } from './doc-page.ts'
import { printedSections } from './print-pages.ts'
import type { ScannedCollection } from './scan-site.ts'

/** The pages of all docs and generated indexes, version by version. */
export function docPages(
  graph: SiteGraph,
  scanned: readonly ScannedCollection[],
  config: Config,
): readonly SourcePage[] {
  return graph.collections.flatMap((collection) =>
    collection.versions.flatMap((version) => {
      const headOf = headsOf(scanned, version)
      const wanted = config.collections.find(({ id }) => id === collection.id)?.lastUpdated
      const printed = printedSections(version, collection, config)
      const docs = version.docs.map((doc): SourcePage => {
        const head = headOf(doc)
        const { last_update: own } = doc.frontMatter
        return {
          page: docPage({ placed: doc, version, collection, config, printHref: printed.hrefs.get(doc.permalink) }),
          source: doc.source,
          ...sidebarOf(version, doc.sidebar),
          body: { head, linkBase: linkBaseOf(doc), isLatest: version.isLast },
          ...(doc.image !== undefined && { image: { url: doc.image, position: head.positions['image'] } }),
          ...((wanted?.date || wanted?.author) && { lastUpdated: { ...wanted, ...(own && { own }) } }),
        }
      })
      const indexes = version.generatedIndexes.map((placed): SourcePage => ({
        page: generatedIndexPage({ placed, version, collection, config }),
        source: placed.source,
        ...sidebarOf(version, placed.sidebar),
        ...(placed.image !== undefined && { image: { url: placed.image } }),
      }))
      return [...docs, ...indexes, ...printed.pages]
    }),
  )
}

/** All sidebars, each under the name that is unique in the site. */
export function sidebarsOf({ collections }: SiteGraph): Readonly<Record<string, readonly SidebarItem[]>> {
  return Object.fromEntries(
    collections.flatMap(({ versions }) =>
      versions.flatMap((version) =>
        Object.entries(version.sidebars).map(([name, items]) => [sidebarKey(version, name), items] as const),
      ),
    ),
  )
}

function sidebarOf(version: Version, name: string | undefined): Pick<SourcePage, 'sidebarKey'> {
  return name === undefined || !version.sidebars[name] ? {} : { sidebarKey: sidebarKey(version, name) }
}

function sidebarKey(version: Version, name: string): string {
  return `${version.collection}/${version.name}/${name}`
}

function linkBaseOf({ collection, version, file, permalink }: Doc) {
  return { collection, version, file, permalink }
}

function headsOf(scanned: readonly ScannedCollection[], version: Version): (doc: Doc) => DocHead {
  const own = scanned
    .find(({ config }) => config.id === version.collection)
    ?.versions.find(({ name }) => name === version.name)
  const heads = new Map(own?.heads.map((head) => [head.file, head]))
  return (doc) => {
    const head = heads.get(doc.file)
    if (!head) throw new Error(`the doc "${doc.id}" has a head`)
    return head
  }
}
