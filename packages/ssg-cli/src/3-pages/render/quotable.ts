import { cutElement } from '../compile/plugins/cut.ts'

const mark = `<${cutElement}></${cutElement}>`
const voidTags = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
const startTag = /<([a-zA-Z][^\s/>]*)((?:\s+[^\s=>/]+(?:="[^"]*"|='[^']*'|=[^\s"'>]+)?)*)\s*\/?>/g
const anyTag = new RegExp(`</([a-zA-Z][^\\s>]*)\\s*>|${startTag.source}`, 'g')
/** Attributes that are an id, or name one. */
const ids = /\s(?:id|for|aria-(?:labelledby|describedby|controls|owns))="[^"]*"/g
const urls = /(\s(?:href|src)=")([^"]*)"/g

/** An article in two parts, without the mark between them. */
export interface CutArticle {
  /** All of it where there is no mark. */
  readonly beginning: string
  readonly rest: string
  /** What closes the elements in which the mark stands, such as those that a component of the site puts around a post. */
  readonly ends: string
}

/** Cut an article where the mark stands that its author set. A mark within an island cuts nothing: it is alive as a whole. */
export function cutArticle(html: string): CutArticle {
  const at = html.indexOf(mark)
  if (at < 0) return { beginning: html, rest: '', ends: '' }
  const [beginning, rest] = [html.slice(0, at), html.slice(at + mark.length)]
  const ends = endsOf(beginning)
  return ends === undefined ? { beginning: beginning + rest, rest: '', ends: '' } : { beginning, rest, ends }
}

/** The end tags of all elements that are open where HTML ends. Undefined where one of them is an island, or tags are in disorder. */
function endsOf(html: string): string | undefined {
  const open: { readonly name: string; readonly isIsland: boolean }[] = []
  for (const [tag, end, start] of html.matchAll(anyTag)) {
    if (end !== undefined && open.pop()?.name !== end) return undefined
    if (start === undefined || voidTags.has(start) || tag.endsWith('/>')) continue
    open.push({ name: start, isIsland: tag.includes(' data-island=') })
  }
  if (open.some(({ isIsland }) => isIsland)) return undefined
  return open
    .map(({ name }) => `</${name}>`)
    .reverse()
    .join('')
}

/**
 * HTML of an article as it can stand on other pages, many beside each other: without ids, which are there once, and with
 * URLs from the site's root.
 *
 *     quotable('<h2 id="a"><a href="#a">A</a></h2>', '/blog/b')  // → '<h2><a href="/blog/b#a">A</a></h2>'
 */
export function quotable(html: string, route: string): string {
  return html.replace(startTag, (tag) =>
    tag.replace(ids, '').replace(urls, (_, start: string, url: string) => `${start}${fromRoot(url, route)}"`),
  )
}

function fromRoot(url: string, route: string): string {
  if (url.startsWith('/') || /^[a-z][\w+.-]*:/i.test(url)) return url
  if (url.startsWith('#')) return route + url
  const base = `http://site${route}`
  return URL.canParse(url, base) ? new URL(url, base).href.slice('http://site'.length) : url
}
