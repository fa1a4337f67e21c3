import { byOrder } from '../../../text/by-order.ts'
import { invalidFrontMatter, unknownTag } from '../../../diagnostics/catalogue.ts'
import { quote } from '../../../diagnostics/quote.ts'
import type { CollectionConfig } from '../../../model/config.ts'
import type { Diagnostic } from '../../../model/diagnostic.ts'
import type { Card, GeneratedIndex, NavLink, Placed } from '../../../model/site.ts'
import type { TagName, TagsFile } from '../../../model/tags.ts'
import { decode } from '../../../text/route-key.ts'
import { insidePath, staysInside } from '../../../text/stays-inside.ts'
import type { SiteUrls } from '../../urls/permalink.ts'
import { permalink } from '../../urls/permalink.ts'
import type { PlacedDoc } from './place-doc.ts'
import { tagSlug } from '../../urls/tag-slug.ts'

/** A tag of a version. */
export interface Tag extends NavLink {
  readonly description: string
  /** In the order of paths; unlisted docs are not told. */
  readonly docs: readonly PlacedDoc[]
}

/** The tags of a version. */
export interface TagsPlan {
  /** URL of the page that lists all tags. */
  readonly listHref: string
  /** Those that some listed doc has, in the order of their labels. */
  readonly tags: readonly Tag[]
  /** Tags of each doc that has some, as the doc names them. */
  readonly ofDoc: ReadonlyMap<PlacedDoc, readonly NavLink[]>
}

/** The argument of {@link planTags}. */
export interface TagsInput {
  readonly docs: Iterable<PlacedDoc>
  readonly file: TagsFile | undefined
  /** URL path of the version, with the base URL. */
  readonly versionPath: string
  readonly collection: Pick<CollectionConfig, 'tagsBasePath'>
  readonly config: SiteUrls
  readonly report: (diagnostic: Diagnostic) => void
}

/**
 * Collect the tags of a version. Tags with the same URL are one tag, named as by the first doc.
 *
 * @see https://docusaurus.io/docs/create-doc#doc-tags
 */
export function planTags({ docs, file, versionPath, collection, config, report }: TagsInput): TagsPlan {
  const urlOf = (path: string) =>
    permalink({ versionPath, slug: `/${collection.tagsBasePath}/${path}`.replace(/\/$/, ''), config })
  const tags = new Map<string, { label: string; href: string; description: string; docs: PlacedDoc[] }>()
  const ofDoc = new Map<PlacedDoc, readonly NavLink[]>()
  for (const doc of docs) {
    const own = new Map<string, NavLink>()
    for (const name of namesOf(doc)) {
      const { label, path, description } = explain(name, doc)
      const href = urlOf(path)
      const tag = tags.get(href) ?? { label, href, description, docs: [] }
      tags.set(href, tag)
      if (!own.has(href) && !doc.unlisted) tag.docs.push(doc)
      own.set(href, { label: tag.label, href })
    }
    if (own.size > 0) ofDoc.set(doc, [...own.values()])
  }
  const used = [...tags.values()].filter((tag) => tag.docs.length > 0)
  const hasPage = ({ href }: NavLink) => tags.get(href)?.docs.length !== 0
  return {
    listHref: urlOf(''),
    tags: used.toSorted((left, right) => byOrder(sortKey(left), sortKey(right))),
    ofDoc: new Map([...ofDoc].map(([doc, own]) => [doc, own.filter(hasPage)])),
  }

  function explain(name: TagName, doc: PlacedDoc): { label: string; path: string; description: string } {
    if (typeof name === 'object') {
      if (!staysInside(decode(name.permalink)))
        report(leavingTag(doc, name.permalink, insidePath(decode(name.permalink))))
      return { label: name.label, path: withoutSlash(name.permalink), description: '' }
    }
    const key = String(name)
    const known = file && Object.hasOwn(file.tags, key) ? file.tags[key] : undefined
    if (file && !known) {
      const { source, positions } = doc.head
      report(
        unknownTag({
          file: source,
          position: positions['tags'],
          tag: key,
          source: file.source,
          available: Object.keys(file.tags),
        }),
      )
    }
    const path = known?.permalink === undefined ? tagSlug(key) : withoutSlash(known.permalink)
    if (!known && !staysInside(path)) report(leavingTag(doc, key, `{ label: ${quote(key)}, permalink: "/a-name" }`))
    return { label: known?.label ?? key, path, description: known?.description ?? '' }
  }
}

/** A tag whose page would lie outside of the site. What a `tags.yml` says was looked at when it was read. */
function leavingTag({ head: { source, positions } }: PlacedDoc, wrong: string, instead: string): Diagnostic {
  return invalidFrontMatter({
    file: source,
    position: positions['tags'],
    wrong,
    message: `Unexpected ${quote(wrong)} for key "tags", expected a tag whose URL stays in the site`,
    hint: `Write: ${instead}`,
  })
}

/** As in an index of a book; the URL decides between equal labels. */
function sortKey({ label, href }: NavLink): string {
  return `${label.toLowerCase()}\0${href}`
}

/** Values of the wrong type were reported when the doc was read. */
function namesOf({ head }: PlacedDoc): readonly TagName[] {
  return head.frontMatter.tags ?? []
}

function withoutSlash(path: string): string {
  return path.replace(/^\/+/, '')
}

/** What the pages of tags have in common with others of their version. */
export interface TagSurroundings extends Pick<Placed, 'collection' | 'version'> {
  readonly hasBreadcrumbs: boolean
  /** File that stands for the pages in reports, relative to the site folder. */
  readonly source: string
  /** Undefined for a doc that has no page. */
  readonly cardOf: (doc: PlacedDoc) => Card | undefined
  /** False where the site has a page of its own: that stands in the place of ours. */
  readonly isFree: (href: string) => boolean
}

/** The URLs of all pages of tags. */
export function tagRoutes({ listHref, tags }: TagsPlan): readonly string[] {
  return tags.length === 0 ? [] : [listHref, ...tags.map(({ href }) => href)]
}

/** The pages of tags: one for each, and one that lists them all. None without tags. */
export function tagPages({ listHref, tags }: TagsPlan, around: TagSurroundings): readonly GeneratedIndex[] {
  const { collection, version, source, hasBreadcrumbs } = around
  if (tags.length === 0) return []
  const list = { label: 'Tags', href: listHref }
  const page = (href: string, title: string, more: Pick<Placed, 'description' | 'breadcrumbs' | 'cards'>) => ({
    type: 'generated-index' as const,
    collection,
    version,
    source,
    permalink: href,
    title,
    keywords: [],
    ...more,
    breadcrumbs: hasBreadcrumbs ? more.breadcrumbs : [],
  })
  const cards = tags.map(({ label, href, description, docs }): Card => ({
    type: 'category',
    label,
    href,
    ...(description !== '' && { description }),
    count: docs.length,
  }))
  return [
    page(listHref, 'Tags', { description: '', breadcrumbs: [{ label: 'Tags' }], cards }),
    ...tags.map(({ label, href, description, docs }) =>
      page(href, `Pages tagged “${label}”`, {
        description,
        breadcrumbs: [list, { label }],
        cards: docs.flatMap((doc) => around.cardOf(doc) ?? []),
      }),
    ),
  ].filter(({ permalink: href }) => around.isFree(href))
}
