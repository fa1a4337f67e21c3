import type { Config } from '../../model/config.ts'
import type { Collection, Doc, GeneratedIndex, Placed, Version } from '../../model/site.ts'
import type { Page, PageVersion } from '../../model/page.ts'
import type { PageMeta } from '../../model/page-meta.ts'
import { versionTag } from '@docs-build/search'
import { htmlClasses } from '../html-classes.ts'
import { markdownUrl } from '../../text/urls/page-files.ts'

/** The argument of {@link docPage} and {@link generatedIndexPage}. */
export interface PlacedPageInput<T extends Placed> {
  readonly placed: T
  readonly version: Version
  readonly collection: Collection
  readonly config: Config
  /** URL of the page that shows its whole section. */
  readonly printHref?: string | undefined
}

/**
 * A doc's page before its body is compiled: title and cards are shown, and there is no table of contents. Like any page
 * here it is without its sidebar, which all pages of a version share; its picture and date come when the site is joined.
 */
export function docPage(input: PlacedPageInput<Doc>): Page {
  const { placed: doc, version, config } = input
  const { frontMatter } = doc
  const isSplash = frontMatter.layout === 'splash'
  return {
    ...placedPage(input, doc.unlisted, `docs-doc-page docs-doc-id-${doc.id}`),
    content: {
      type: 'doc',
      id: doc.id,
      title: doc.title,
      showTitle: !frontMatter.hide_title,
      toc: [],
      showToc: !isSplash && !frontMatter.hide_table_of_contents,
      breadcrumbs: isSplash ? [] : doc.breadcrumbs,
      previous: isSplash ? undefined : doc.previous,
      next: isSplash ? undefined : doc.next,
      editUrl: doc.editUrl,
      ...(doc.tags && { tags: doc.tags }),
      lastUpdated: undefined,
      draft: doc.draft,
      unlisted: doc.unlisted,
      frontMatter,
      cards: doc.cards,
      markdownUrl: markdownUrl(doc.permalink, config.baseUrl),
      ...(input.printHref !== undefined && { printHref: input.printHref }),
    },
    version: pageVersion(input, version, (other) => hrefOf(other, doc.id)),
  }
}

/** The page of a generated category index. */
export function generatedIndexPage(input: PlacedPageInput<GeneratedIndex>): Page {
  const { placed, version } = input
  const { title, description, breadcrumbs, previous, next, cards, isByLetter, listTag, unlisted } = placed
  const more = { ...(isByLetter && { isByLetter }), ...(unlisted && { unlisted }) }
  const { route, meta } = placedPage(input, unlisted === true, listTag && listClasses[listTag])
  return {
    route,
    meta: { ...meta, ...(listTag && { listTag }) },
    content: { type: 'generated-index', title, description, breadcrumbs, previous, next, cards, ...more },
    version: pageVersion(input, version, (other) => indexIn(other, belowVersion(placed, version))),
  }
}

/** Classes that Docusaurus has for pages of tags. */
const listClasses = { doc_tags_list: 'docs-tags-list-page', doc_tag_doc_list: 'docs-tags-doc-list-page' }

function placedPage<T extends Placed>(
  input: PlacedPageInput<T>,
  unlisted: boolean,
  /** Classes that Docusaurus has for pages of its kind alone. */
  kind = '',
): Pick<Page, 'route' | 'meta'> {
  const { placed, version, config } = input
  const there = `plugin-docs plugin-id-${placed.collection} docs-wrapper ${kind}`.trimEnd()
  const meta: PageMeta = {
    title: placed.title,
    description: placed.description,
    keywords: placed.keywords,
    image: undefined,
    canonical: config.url + placed.permalink,
    noIndex: config.noIndex || version.noIndex || unlisted,
    searchTag: versionTag(placed.collection, version.name),
    searchVersion: version.name,
    className: htmlClasses(version.className, there, config),
  }
  return { route: placed.permalink, meta }
}

/**
 * The version that a page belongs to, and where the page is in the others: undefined where no page says its version.
 *
 * @param sameIn the URL of the same page in another version
 */
export function pageVersion(
  input: Pick<PlacedPageInput<Placed>, 'collection'> & { readonly placed: Pick<Placed, 'permalink'> },
  version: Version,
  sameIn: (other: Version) => string | undefined,
): PageVersion | undefined {
  const { versions } = input.collection
  const isAskedFor = version.badge || version.banner !== 'none'
  if (versions.length < 2 && !isAskedFor) return undefined
  const hrefIn = (other: Version) => sameIn(other) ?? hrefOf(other, other.mainDocId) ?? other.path
  const latest = versions.find((other) => other.isLast)
  return {
    collection: version.collection,
    name: version.name,
    label: version.label,
    badge: version.badge,
    banner:
      version.banner === 'none' || !latest
        ? undefined
        : { kind: version.banner, latestHref: hrefIn(latest), latestLabel: latest.label, latestName: latest.name },
    alternatives: versions.map((other) => ({
      name: other.name,
      label: other.label,
      href: other === version ? input.placed.permalink : hrefIn(other),
      active: other === version,
      ...(other !== version && sameIn(other) === undefined && { isMain: true }),
    })),
  }
}

/** The URL of a generated index of a version: one that has the same place below the version is the same. */
function indexIn(version: Version, place: string): string | undefined {
  return version.generatedIndexes.find((index) => belowVersion(index, version) === place)?.permalink
}

function belowVersion({ permalink }: Pick<Placed, 'permalink'>, { path }: Version): string {
  return permalink.slice(path.replace(/\/$/, '').length)
}

const permalinksByVersion = new WeakMap<Version, ReadonlyMap<string, string>>()

/** The URL of a doc of a version. The index over a version's docs is made once in its life. */
export function hrefOf(version: Version, docId: string | undefined): string | undefined {
  if (docId === undefined) return undefined
  let permalinks = permalinksByVersion.get(version)
  if (!permalinks) {
    permalinks = new Map(version.docs.map((doc) => [doc.id, doc.permalink]))
    permalinksByVersion.set(version, permalinks)
  }
  return permalinks.get(docId)
}
