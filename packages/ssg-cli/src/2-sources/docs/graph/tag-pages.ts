import type { Card, GeneratedIndex, Placed } from '../../../model/site.ts'
import { tagCards } from '../../urls/tag-cards.ts'
import type { TagsPlan } from '../../urls/plan-tags.ts'
import type { Titles } from '../../titles/titles-of.ts'
import type { PlacedDoc } from './place-doc.ts'

/** What the pages of tags have in common with others of their version. */
export interface TagSurroundings extends Pick<Placed, 'collection' | 'version'> {
  readonly hasBreadcrumbs: boolean
  readonly titles: Titles
  /** File that stands for the pages in reports, relative to the site folder. */
  readonly source: string
  /** Undefined for a doc that has no page. */
  readonly cardOf: (doc: PlacedDoc) => Card | undefined
  /** False where the site has a page of its own: that stands in the place of ours. */
  readonly isFree: (href: string) => boolean
}

/** The URLs of all pages of tags. */
export function tagRoutes({ listHref, tags }: TagsPlan<PlacedDoc>): readonly string[] {
  return tags.length === 0 ? [] : [listHref, ...tags.map(({ href }) => href)]
}

/** The pages of tags: one for each, and one that lists them all. None without tags. */
export function tagPages(plan: TagsPlan<PlacedDoc>, around: TagSurroundings): readonly GeneratedIndex[] {
  const { listHref, tags } = plan
  const { collection, version, source, hasBreadcrumbs, titles } = around
  if (tags.length === 0) return []
  const list = { label: titles.tags, href: listHref }
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
  return [
    {
      ...page(listHref, titles.tags, { description: '', breadcrumbs: [{ label: titles.tags }], cards: tagCards(plan) }),
      listTag: 'doc_tags_list' as const,
      isByLetter: true,
    },
    ...tags.map(({ label, href, description, docs, unlisted }) => {
      const tagged = docs.flatMap((doc) => around.cardOf(doc) ?? [])
      const title = titles.taggedDocs(label, tagged.length)
      const tagPage = page(href, title, { description, breadcrumbs: [list, { label }], cards: tagged })
      return { ...tagPage, listTag: 'doc_tag_doc_list' as const, ...(unlisted && { unlisted }) }
    }),
  ].filter(({ permalink: href }) => around.isFree(href))
}
