import type { Feed, FeedItem } from '../../model/feed.ts'
import { element } from './xml.ts'

/** What a feed is written with besides what it says. */
export interface FeedWriting {
  /** Origin of the site: `https://docs.example.com`. */
  readonly origin: string
  /** HTML of a post, with absolute URLs. */
  readonly contentOf: (item: FeedItem) => string
}

const declaration = '<?xml version="1.0" encoding="utf-8"?>\n'

/** Write a feed in its format. */
export function feedText(feed: Feed, writing: FeedWriting): string {
  if (feed.type === 'rss') return rss(feed, writing)
  return feed.type === 'atom' ? atom(feed, writing) : json(feed, writing)
}

/** @see https://www.rssboard.org/rss-specification */
function rss(feed: Feed, { origin, contentOf }: FeedWriting): string {
  const items = feed.items.map((item) =>
    element('item', {}, [
      element('title', {}, item.title),
      element('link', {}, origin + item.route),
      element('guid', {}, origin + item.route),
      element('pubDate', {}, new Date(item.date).toUTCString()),
      element('description', {}, item.description),
      element('content:encoded', {}, contentOf(item)),
      ...rssAuthors(item),
      ...item.tags.map((tag) => element('category', {}, tag)),
    ]),
  )
  const channel = element('channel', {}, [
    element('title', {}, feed.title),
    element('link', {}, origin + feed.homeHref),
    element('description', {}, feed.description),
    element('lastBuildDate', {}, new Date(latest(feed)).toUTCString()),
    element('docs', {}, 'https://www.rssboard.org/rss-specification'),
    element('generator', {}, 'docs-build'),
    element('language', {}, feed.language),
    feed.copyright && element('copyright', {}, feed.copyright),
    element('atom:link', { href: origin + feed.href, rel: 'self', type: 'application/rss+xml' }),
    ...items,
  ])
  const namespaces = {
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
    'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  }
  return `${declaration}${element('rss', { version: '2.0', ...namespaces }, [channel])}\n`
}

/** An item has one author, who has an address. The names of others are those of Dublin Core. */
function rssAuthors({ authors }: FeedItem): readonly string[] {
  const first = authors.find(({ email }) => email !== undefined)
  return authors.map((author) =>
    author === first
      ? element('author', {}, `${author.email} (${author.name})`)
      : element('dc:creator', {}, author.name),
  )
}

/** @see https://www.rfc-editor.org/rfc/rfc4287 */
function atom(feed: Feed, { origin, contentOf }: FeedWriting): string {
  const entries = feed.items.map((item) =>
    element('entry', {}, [
      element('title', {}, item.title),
      element('id', {}, origin + item.route),
      element('link', { href: origin + item.route }),
      element('updated', {}, item.date),
      element('published', {}, item.date),
      item.description === '' ? undefined : element('summary', {}, item.description),
      element('content', { type: 'html' }, contentOf(item)),
      ...item.authors.map(({ name, email, href }) =>
        element('author', {}, [
          element('name', {}, name),
          email && element('email', {}, email),
          href && element('uri', {}, new URL(href, origin).href),
        ]),
      ),
      ...item.tags.map((term) => element('category', { term })),
    ]),
  )
  const content = [
    element('id', {}, origin + feed.homeHref),
    element('title', {}, feed.title),
    element('updated', {}, latest(feed)),
    element('generator', {}, 'docs-build'),
    element('link', { rel: 'alternate', href: origin + feed.homeHref }),
    element('link', { rel: 'self', href: origin + feed.href }),
    feed.description === '' ? undefined : element('subtitle', {}, feed.description),
    feed.copyright && element('rights', {}, feed.copyright),
    // An entry without an author needs one of the feed.
    element('author', {}, [element('name', {}, feed.title)]),
    ...entries,
  ]
  return `${declaration}${element('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.language }, content)}\n`
}

/** @see https://www.jsonfeed.org/version/1.1/ */
function json(feed: Feed, { origin, contentOf }: FeedWriting): string {
  const value = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: origin + feed.homeHref,
    feed_url: origin + feed.href,
    ...(feed.description !== '' && { description: feed.description }),
    language: feed.language,
    items: feed.items.map((item) => ({
      id: origin + item.route,
      url: origin + item.route,
      title: item.title,
      content_html: contentOf(item),
      ...(item.description !== '' && { summary: item.description }),
      date_published: item.date,
      authors: item.authors.map(({ name, href }) => ({
        name,
        ...(href !== undefined && { url: new URL(href, origin).href }),
      })),
      tags: item.tags,
    })),
  }
  return `${JSON.stringify(value, undefined, 2)}\n`
}

function latest({ items }: Feed): string {
  return items.map(({ date }) => date).reduce((left, right) => (left > right ? left : right), '')
}
