import { byOrder } from '../../text/by-order.ts'
import { invalidFrontMatter, longPageName, unknownTag } from '../../diagnostics/catalogue.ts'
import { quote } from '../../diagnostics/quote.ts'
import type { Config } from '../../model/config.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { NavLink, TagLink } from '../../model/site.ts'
import type { TagName, TagsFile } from '../../model/tags.ts'
import { longName } from '../../text/urls/long-name.ts'
import { decode } from '../../text/urls/route-key.ts'
import { insidePath, staysInside } from '../../text/urls/stays-inside.ts'
import type { SiteUrls } from './permalink.ts'
import { permalink } from './permalink.ts'
import type { DocHead } from '../../model/head.ts'
import { tagSlug } from './tag-slug.ts'

/** What may have tags. */
interface Tagged {
  readonly head: Pick<DocHead, 'source' | 'positions' | 'frontMatter'>
  readonly unlisted: boolean
}

/** A tag of a version or a blog. */
export interface Tag<Doc> extends NavLink {
  readonly description: string
  /** In the order in which they were given; unlisted docs are not told, unless the tag is unlisted. */
  readonly docs: readonly Doc[]
  /** True for a tag that unlisted docs alone have: its page shows them, and the list of all tags does not name it. */
  readonly unlisted?: true
}

/** The tags of a version or a blog. */
export interface TagsPlan<Doc> {
  /** URL of the page that lists all tags. */
  readonly listHref: string
  /** In the order of their labels; empty where unlisted docs alone have tags. */
  readonly tags: readonly Tag<Doc>[]
  /** Tags of each doc that has some, as the doc names them. */
  readonly ofDoc: ReadonlyMap<Doc, readonly TagLink[]>
}

/** What tags need of the config. */
export type TagsConfig = SiteUrls & Pick<Config, 'siteConfig'>

/** The argument of {@link planTags}. */
export interface TagsInput<Doc> {
  readonly docs: Iterable<Doc>
  readonly file: TagsFile | undefined
  /** URL path of the version or blog, with the base URL. */
  readonly versionPath: string
  readonly collection: { readonly tagsBasePath: string }
  readonly config: TagsConfig
  readonly report: (diagnostic: Diagnostic) => void
}

/**
 * Collect the tags of a version or a blog. Tags with the same URL are one tag, named as by the first doc.
 *
 * @see https://docusaurus.io/docs/create-doc#doc-tags
 */
export function planTags<Doc extends Tagged>({
  docs,
  file,
  versionPath,
  collection,
  config,
  report,
}: TagsInput<Doc>): TagsPlan<Doc> {
  const urlOf = (path: string) =>
    permalink({ versionPath, slug: `/${collection.tagsBasePath}/${path}`.replace(/\/$/, ''), config })
  const tags = new Map<string, NavLink & { description: string; docs: Doc[]; unlisted: Doc[] }>()
  const ofDoc = new Map<Doc, readonly TagLink[]>()
  for (const doc of docs) {
    const own = new Map<string, TagLink>()
    for (const name of namesOf(doc)) {
      const { label, path, description } = explain(name, doc)
      const long = longName(decode(path))
      const { source, positions } = doc.head
      if (long !== undefined)
        report(longPageName({ file: source, position: positions['tags'], key: 'tags', name: long }))
      const href = urlOf(path)
      const tag = tags.get(href) ?? { label, href, description, docs: [], unlisted: [] }
      tags.set(href, tag)
      if (!own.has(href)) (doc.unlisted ? tag.unlisted : tag.docs).push(doc)
      own.set(href, { label: tag.label, href, ...(tag.description !== '' && { description: tag.description }) })
    }
    if (own.size > 0) ofDoc.set(doc, [...own.values()])
  }
  const hasListed = [...tags.values()].some((tag) => tag.docs.length > 0)
  const used = [...(hasListed ? tags.values() : [])].map(({ unlisted, ...tag }): Tag<Doc> =>
    tag.docs.length > 0 ? tag : { ...tag, docs: unlisted, unlisted: true },
  )
  return {
    listHref: urlOf(''),
    tags: used.toSorted((left, right) => byOrder(sortKey(left), sortKey(right))),
    ofDoc: hasListed ? ofDoc : new Map(),
  }

  function explain(name: TagName, doc: Tagged): { label: string; path: string; description: string } {
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
    const label = known && config.siteConfig ? capitalized(key) : key
    return { label: known?.label ?? label, path, description: known?.description ?? '' }
  }
}

/** How Docusaurus labels a tag of which its file says no label: `iOS` → `Ios`. */
function capitalized(key: string): string {
  return key.slice(0, 1).toUpperCase() + key.slice(1).toLowerCase()
}

/** A tag whose page would lie outside of the site. What a `tags.yml` says was looked at when it was read. */
function leavingTag({ head: { source, positions } }: Tagged, wrong: string, instead: string): Diagnostic {
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
function namesOf({ head }: Tagged): readonly TagName[] {
  return head.frontMatter.tags ?? []
}

function withoutSlash(path: string): string {
  return path.replace(/^\/+/, '')
}
