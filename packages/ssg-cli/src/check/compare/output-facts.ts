import { parseJson } from '../../diagnostics/json-text.ts'
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
    } else if (path.includes('sitemap')) facts.set(path, { sitemap: urls(text) })
    else facts.set(path, { feed: path.endsWith('.json') ? jsonItems(text) : xmlItems(text) })
  }
  for (const [url, redirect] of redirects) {
    // `/a.html` that leads on to the page `/a` is not that page. Where it is the name of its file, nobody is led on.
    const isFile = named.has(url.replace(/\.html$/, ''))
    if (!isFile) facts.set(facts.has(url) ? `${url}.html` : url, redirect)
  }
  return facts
}

function urls(text: string): readonly string[] {
  return [...between(text, '<loc>', '</loc>')].map((url) => ownUrl(url.trim())).toSorted()
}

/** A URL that is written in full, as it is compared. */
function ownUrl(url: string): string {
  return URL.canParse(url) ? comparedUrl(url, url) : url
}

/** The posts of an RSS or Atom feed, in their order: these have one form each, written by programs. */
function xmlItems(text: string): readonly string[] {
  return ['item', 'entry'].flatMap((name) =>
    [...between(text, `<${name}>`, `</${name}>`)].map((item) => {
      const [title = ''] = between(item, '<title', '</title>')
      const [link] = between(item, '<link>', '</link>')
      const plain = title.replace(/^[^>]*>/, '').replace(/^<!\[CDATA\[|\]\]>$/g, '')
      return itemLine(plain, link ?? /<link[^<>]*\shref="([^"]*)"/.exec(item)?.[1] ?? '')
    }),
  )
}

/** What stands between two marks, each time that they do. What begins and never ends is passed over at once. */
function* between(text: string, begin: string, end: string): Generator<string> {
  for (let at = text.indexOf(begin); at !== -1;) {
    const from = at + begin.length
    const to = text.indexOf(end, from)
    if (to === -1) return
    yield text.slice(from, to)
    at = text.indexOf(begin, to)
  }
}

function jsonItems(text: string): readonly string[] {
  const parsed = parseJson(text)
  if (!('value' in parsed)) return [`no JSON: ${parsed.message}`]
  const items: unknown = isObject(parsed.value) ? parsed.value['items'] : undefined
  if (!Array.isArray(items)) return []
  return items.map((item: unknown) => {
    const { title, url } = isObject(item) ? item : {}
    return itemLine(stringOr(title), stringOr(url))
  })
}

function stringOr(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'" }

function itemLine(title: string, url: string): string {
  const plain = title
    .replace(/&(\w+);/g, (all, name: string) => entities[name] ?? all)
    .replace(/&#x([\da-f]{1,5});/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&amp;', '&')
  return `${plain.trim()} → ${ownUrl(url)}`
}
