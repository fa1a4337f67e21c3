import { isObject } from '../../text/is-object.ts'
import { comparedUrl } from './compared-url.ts'
import type { Facts, OutputFacts } from './facts.ts'
import { pageFacts } from './page-facts.ts'

/** A file of an output. */
export interface ReadFile {
  /** Below the output folder, with forward slashes. */
  readonly path: string
  readonly text: string
}

/** Whether a file of an output has something that is compared: its path tells. */
export function isCompared(path: string): boolean {
  return /(?:\.html|(?:^|\/)(?:sitemap[\w-]*\.xml|rss\.xml|atom\.xml|feed\.json))$/.test(path)
}

/** Read the facts of all files of an output. */
export function outputFacts(files: Iterable<ReadFile>): OutputFacts {
  const facts = new Map<string, Facts>()
  const redirects: [string, Facts][] = []
  const named = new Set<string>()
  for (const { path, text } of files) {
    if (path.endsWith('.html')) {
      const url = comparedUrl(`/${path}`, 'https://site.invalid/')
      const found = pageFacts(path, text)
      if (found.redirect === undefined) {
        facts.set(url, found)
        if (!/(?:^|\/)index\.html$/.test(path)) named.add(url)
      } else redirects.push([url, found])
    } else if (path.includes('sitemap')) facts.set(path, { sitemap: urls(text, /<loc>\s*(.*?)\s*<\/loc>/g) })
    else facts.set(path, { feed: path.endsWith('.json') ? jsonItems(text) : xmlItems(text) })
  }
  for (const [url, redirect] of redirects) {
    // `/a.html` that leads on to the page `/a` is not that page. Where it is the name of its file, nobody is led on.
    const isFile = named.has(url.replace(/\.html$/, ''))
    if (!isFile) facts.set(facts.has(url) ? `${url}.html` : url, redirect)
  }
  return facts
}

function urls(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, url = '']) => comparedUrl(url, url)).toSorted()
}

/** The posts of an RSS or Atom feed, in their order: these have one form each, written by programs. */
function xmlItems(text: string): readonly string[] {
  return [...text.matchAll(/<(item|entry)>(.*?)<\/\1>/gs)].map(([, , item = '']) => {
    const title = /<title[^>]*>(?:<!\[CDATA\[)?(.*?)(?:\]\]>)?<\/title>/s.exec(item)?.[1] ?? ''
    const link = /<link>(.*?)<\/link>|<link[^>]*href="(.*?)"/s.exec(item)
    return itemLine(title, link?.[1] ?? link?.[2] ?? '')
  })
}

function jsonItems(text: string): readonly string[] {
  const feed: unknown = JSON.parse(text)
  const items: unknown = isObject(feed) ? feed['items'] : undefined
  if (!Array.isArray(items)) return []
  return items.map((item: unknown) => (isObject(item) ? itemLine(String(item['title']), String(item['url'])) : ''))
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'" }

function itemLine(title: string, url: string): string {
  const plain = title
    .replace(/&(\w+);/g, (all, name: string) => entities[name] ?? all)
    .replace(/&#x([\da-f]{1,5});/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&amp;', '&')
  return `${plain.trim()} → ${URL.canParse(url) ? comparedUrl(url, url) : url}`
}
