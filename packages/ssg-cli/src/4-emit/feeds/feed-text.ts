import type { Feed } from '../../model/feed.ts'
import type { WrittenItem } from './written-item.ts'
import { element } from './xml.ts'

/** What a feed is written with besides what it says. */
export interface FeedWriting {
  /** Origin of the site: `https://docs.example.com`. */
  readonly origin: string
  readonly items: readonly WrittenItem[]
}

/** What every feed of XML begins with. */
function declaration({ style }: Feed): string {
  const look = style ? `<?xml-stylesheet type="text/xsl" href="${style.name}.xsl"?>` : ''
  return `<?xml version="1.0" encoding="utf-8"?>${look}\n`
}

/** Write a feed in its format. */
export function feedText(feed: Feed, writing: FeedWriting): string {
  if (feed.type === 'rss') return rss(feed, writing)
  return feed.type === 'atom' ? atom(feed, writing) : json(feed, writing)
}

/** @see https://www.rssboard.org/rss-specification */
function rss(feed: Feed, { origin, items }: FeedWriting): string {
  const elements = items.map((item) =>
    element('item', {}, [
      element('title', {}, item.title),
      element('link', {}, item.link),
      element('guid', {}, item.id),
      element('pubDate', {}, new Date(item.date).toUTCString()),
      element('description', {}, item.description),
      element('content:encoded', {}, item.content),
      ...rssAuthors(item),
      ...item.tags.map((tag) => element('category', {}, tag)),
    ]),
  )
  const channel = element('channel', {}, [
    element('title', {}, feed.title),
    element('link', {}, origin + feed.homeHref),
    element('description', {}, feed.description),
    element('lastBuildDate', {}, new Date(latest(items)).toUTCString()),
    element('docs', {}, 'https://www.rssboard.org/rss-specification'),
    element('generator', {}, 'docs-build'),
    element('language', {}, feed.language),
    feed.copyright && element('copyright', {}, feed.copyright),
    element('atom:link', { href: origin + feed.href, rel: 'self', type: 'application/rss+xml' }),
    ...elements,
  ])
  const namespaces = {
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
    'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  }
  return `${declaration(feed)}${element('rss', { version: '2.0', ...namespaces }, [channel])}\n`
}

/** An item has one author, who has an address. The names of others are those of Dublin Core. */
function rssAuthors({ authors }: WrittenItem): readonly string[] {
  const first = authors.find(({ email }) => email !== undefined)
  return authors.map((author) =>
    author === first
      ? element('author', {}, `${author.email} (${author.name})`)
      : element('dc:creator', {}, author.name),
  )
}

/** @see https://www.rfc-editor.org/rfc/rfc4287 */
function atom(feed: Feed, { origin, items }: FeedWriting): string {
  const entries = items.map((item) =>
    element('entry', {}, [
      element('title', {}, item.title),
      element('id', {}, item.id),
      element('link', { href: item.link }),
      element('updated', {}, item.date),
      element('published', {}, item.date),
      item.description === '' ? undefined : element('summary', {}, item.description),
      element('content', { type: 'html' }, item.content),
      ...item.authors.map(({ name, email, link }) =>
        element('author', {}, [
          element('name', {}, name),
          email && element('email', {}, email),
          link && element('uri', {}, link),
        ]),
      ),
      ...item.tags.map((term) => element('category', { term })),
    ]),
  )
  const content = [
    element('id', {}, origin + feed.homeHref),
    element('title', {}, feed.title),
    element('updated', {}, latest(items)),
    element('generator', {}, 'docs-build'),
    element('link', { rel: 'alternate', href: origin + feed.homeHref }),
    element('link', { rel: 'self', href: origin + feed.href }),
    feed.description === '' ? undefined : element('subtitle', {}, feed.description),
    feed.copyright && element('rights', {}, feed.copyright),
    // An entry without an author needs one of the feed.
    element('author', {}, [element('name', {}, feed.title)]),
    ...entries,
  ]
  return `${declaration(feed)}${element('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.language }, content)}\n`
}

/** @see https://www.jsonfeed.org/version/1.1/ */
function json(feed: Feed, { origin, items }: FeedWriting): string {
  const value = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: origin + feed.homeHref,
    feed_url: origin + feed.href,
    ...(feed.description !== '' && { description: feed.description }),
    language: feed.language,
    items: items.map((item) => ({
      id: item.id,
      url: item.link,
      title: item.title,
      content_html: item.content,
      ...(item.description !== '' && { summary: item.description }),
      date_published: item.date,
      authors: item.authors.map(({ name, link }) => ({ name, ...(link !== undefined && { url: link }) })),
      tags: item.tags,
    })),
  }
  return `${JSON.stringify(value, undefined, 2)}\n`
}

function latest(items: readonly WrittenItem[]): string {
  return items.map(({ date }) => date).reduce((left, right) => (left > right ? left : right), '')
}
