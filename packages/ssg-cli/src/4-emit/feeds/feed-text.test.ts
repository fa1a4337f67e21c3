import { expect, test } from 'vitest'
import type { Feed } from '../../model/feed.ts'
import { feedText } from './feed-text.ts'
import { writtenItem } from './written-item.ts'

const feed = (type: Feed['type']): Feed => ({
  type,
  href: '/blog/feed',
  title: 'Steam & water',
  description: 'News',
  copyright: 'Steam Ltd.',
  language: 'en',
  homeHref: '/blog',
  items: [
    {
      route: '/blog/b',
      title: 'B < C',
      description: '',
      date: '2026-02-01T00:00:00.000Z',
      tags: ['x'],
      authors: [{ name: 'Ada', email: 'ada@example.com', href: '/blog/authors/ada' }],
    },
    {
      route: '/blog/a',
      title: 'A\u0000\uD800',
      description: 'About A',
      date: '2025-01-01T08:30:00.000Z',
      tags: [],
      authors: [],
    },
  ],
})
const origin = 'https://docs.example.com'
const { items } = feed('rss')
const writing = { origin, items: items.map((item) => writtenItem(item, origin, `<p>${item.route}</p>`)) }

test('RSS has a date of RFC 822, its own address, and the whole text', () => {
  expect(feedText(feed('rss'), writing).replaceAll('><', '>\n<')).toBe(`<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>Steam &#38; water</title>
<link>https://docs.example.com/blog</link>
<description>News</description>
<lastBuildDate>Sun, 01 Feb 2026 00:00:00 GMT</lastBuildDate>
<docs>https://www.rssboard.org/rss-specification</docs>
<generator>docs-build</generator>
<language>en</language>
<copyright>Steam Ltd.</copyright>
<atom:link href="https://docs.example.com/blog/feed" rel="self" type="application/rss+xml"/>
<item>
<title>B &#60; C</title>
<link>https://docs.example.com/blog/b</link>
<guid>https://docs.example.com/blog/b</guid>
<pubDate>Sun, 01 Feb 2026 00:00:00 GMT</pubDate>
<description/>
<content:encoded>&#60;p&#62;/blog/b&#60;/p&#62;</content:encoded>
<author>ada@example.com (Ada)</author>
<category>x</category>
</item>
<item>
<title>A</title>
<link>https://docs.example.com/blog/a</link>
<guid>https://docs.example.com/blog/a</guid>
<pubDate>Wed, 01 Jan 2025 08:30:00 GMT</pubDate>
<description>About A</description>
<content:encoded>&#60;p&#62;/blog/a&#60;/p&#62;</content:encoded>
</item>
</channel>
</rss>
`)
})

test('Atom has what RFC 4287 asks for: ids, dates and an author', () => {
  expect(feedText(feed('atom'), writing).replaceAll('><', '>\n<')).toBe(`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>https://docs.example.com/blog</id>
<title>Steam &#38; water</title>
<updated>2026-02-01T00:00:00.000Z</updated>
<generator>docs-build</generator>
<link rel="alternate" href="https://docs.example.com/blog"/>
<link rel="self" href="https://docs.example.com/blog/feed"/>
<subtitle>News</subtitle>
<rights>Steam Ltd.</rights>
<author>
<name>Steam &#38; water</name>
</author>
<entry>
<title>B &#60; C</title>
<id>https://docs.example.com/blog/b</id>
<link href="https://docs.example.com/blog/b"/>
<updated>2026-02-01T00:00:00.000Z</updated>
<published>2026-02-01T00:00:00.000Z</published>
<content type="html">&#60;p&#62;/blog/b&#60;/p&#62;</content>
<author>
<name>Ada</name>
<email>ada@example.com</email>
<uri>https://docs.example.com/blog/authors/ada</uri>
</author>
<category term="x"/>
</entry>
<entry>
<title>A</title>
<id>https://docs.example.com/blog/a</id>
<link href="https://docs.example.com/blog/a"/>
<updated>2025-01-01T08:30:00.000Z</updated>
<published>2025-01-01T08:30:00.000Z</published>
<summary>About A</summary>
<content type="html">&#60;p&#62;/blog/a&#60;/p&#62;</content>
</entry>
</feed>
`)
})

test('JSON Feed names its version, and gives each post its text', () => {
  const value: unknown = JSON.parse(feedText(feed('json'), writing))
  expect(value).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Steam & water',
    home_page_url: 'https://docs.example.com/blog',
    feed_url: 'https://docs.example.com/blog/feed',
    items: [
      {
        id: 'https://docs.example.com/blog/b',
        content_html: '<p>/blog/b</p>',
        date_published: '2026-02-01T00:00:00.000Z',
        authors: [{ name: 'Ada', url: 'https://docs.example.com/blog/authors/ada' }],
        tags: ['x'],
      },
      { id: 'https://docs.example.com/blog/a' },
    ],
  })
})
