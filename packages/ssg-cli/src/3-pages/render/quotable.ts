import { cutElement } from '../compile/plugins/cut.ts'

const mark = `<${cutElement}></${cutElement}>`
const voidTags = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
const startTag = /<([a-zA-Z][^\s/>]*)((?:\s+[^\s=>/]+(?:="[^"]*"|='[^']*'|=[^\s"'>]+)?)*)\s*\/?>/g
/** Attributes that are an id, or name one. */
const ids = /\s(?:id|for|aria-(?:labelledby|describedby|controls|owns))="[^"]*"/g
const urls = /(\s(?:href|src)=")([^"]*)"/g

/** An article in two parts, without the mark between them. */
export interface CutArticle {
  /** All of it where there is no mark. */
  readonly beginning: string
  readonly rest: string
}

/** Cut an article where the mark stands that its author set. A mark within another element cuts nothing. */
export function cutArticle(html: string): CutArticle {
  const at = html.indexOf(mark)
  if (at < 0) return { beginning: html, rest: '' }
  const [beginning, rest] = [html.slice(0, at), html.slice(at + mark.length)]
  return isBalanced(beginning) ? { beginning, rest } : { beginning: beginning + rest, rest: '' }
}

/** True when every element is closed that is opened. */
function isBalanced(html: string): boolean {
  let open = 0
  for (const [, tag = ''] of html.matchAll(startTag)) if (!voidTags.has(tag)) open++
  return open === (html.match(/<\/[a-zA-Z]/g)?.length ?? 0)
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
