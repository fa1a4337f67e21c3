import type { GivenFeedItem } from '../../model/asked-functions.ts'
import type { FeedItem } from '../../model/feed.ts'
import { isObject } from '../../text/is-object.ts'

/** An item as it is written into a feed: all URLs are absolute. */
export interface WrittenItem {
  readonly id: string
  readonly link: string
  readonly title: string
  readonly description: string
  /** ISO date and time in UTC. */
  readonly date: string
  /** HTML. */
  readonly content: string
  readonly tags: readonly string[]
  readonly authors: readonly { readonly name: string; readonly email?: string; readonly link?: string }[]
}

/** A post as its feeds have it. */
export function writtenItem(item: FeedItem, origin: string, content: string): WrittenItem {
  const { route, title, description, date, tags } = item
  const authors = item.authors.map(({ name, email, href }) => ({
    name,
    ...(email !== undefined && { email }),
    ...(href !== undefined && { link: new URL(href, origin).href }),
  }))
  return { id: origin + route, link: origin + route, title, description, date, content, tags, authors }
}

/** The same as a function of Docusaurus makes it. */
export function givenItem({ tags, authors, date, ...item }: WrittenItem): GivenFeedItem {
  return {
    ...item,
    date: new Date(date),
    category: tags.map((tag) => ({ name: tag, term: tag })),
    ...(authors.length > 0 && { author: authors }),
  }
}

/**
 * What a function made of an item. Throws where it lacks what every feed needs.
 *
 * @see https://github.com/jpmonette/feed
 */
export function itemOfFunction(item: unknown): WrittenItem {
  if (!isObject(item)) throw new Error('an item is no object')
  const { title, link, date } = item
  if (typeof title !== 'string' || typeof link !== 'string') throw new Error('an item lacks its "title" or "link"')
  const moment =
    date instanceof Date ? date : new Date(typeof date === 'string' || typeof date === 'number' ? date : '')
  if (Number.isNaN(moment.getTime())) throw new Error(`the item "${title}" has no "date"`)
  return {
    title,
    link,
    id: textOr(item['guid'] ?? item['id'], link),
    description: textOr(item['description'], ''),
    date: moment.toISOString(),
    content: textOr(item['content'], ''),
    tags: listOf(item['category']).flatMap((each) => (isObject(each) ? textOr(each['term'] ?? each['name'], '') : [])),
    authors: listOf(item['author']).flatMap((each) => {
      const { name, email, link: href } = isObject(each) ? each : {}
      if (typeof name !== 'string' || name === '') return []
      return [{ name, ...(typeof email === 'string' && { email }), ...(typeof href === 'string' && { link: href }) }]
    }),
  }
}

function textOr(value: unknown, other: string): string {
  return typeof value === 'string' ? value : other
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
