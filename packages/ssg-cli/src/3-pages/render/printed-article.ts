import { escapeAttribute } from '../../text/html/escape.ts'
import { routeKey } from '../../text/urls/route-key.ts'
import { unescapeHtml } from '../../text/html/unescape-html.ts'

const startTag = /<([a-zA-Z][^\s/>]*)((?:\s+[^\s=>/]+(?:="[^"]*"|='[^']*'|=[^\s"'>]+)?)*)\s*(\/?)>/g
const heading = /<h([1-6])((?:\s[^>]*)?)>([\s\S]*?)<\/h\1>/g
const naming = /(\s(?:for|aria-(?:labelledby|describedby|controls|owns))=")([^"]*)"/g

/** Where an article stands in a section. */
export interface PrintedPlace {
  readonly id: string
  readonly number: string
  /** Other parts stand below it, whose numbers are those that its headings would have: it introduces them, without numbers. */
  readonly isIntroduction: boolean
  readonly level: number
  readonly href: string
}

/**
 * HTML of an article as it can stand on a page with others, for paper: its ids begin with that of its part, its headings
 * have numbers and stand below the title of the part, links to pages of the section lead to their parts, and nothing is
 * folded, behind a tab, or loaded late.
 *
 * @param targets route key of each page of the section → id of its part
 */
export function printedArticle(html: string, place: PrintedPlace, targets: ReadonlyMap<string, string>): string {
  // Who shows it says its title.
  const untitled = html.replace(/^\s*(?:<header>\s*)?<h1[\s>][\s\S]*?<\/h1>(?:\s*<\/header>)?/, '')
  const ids = new Set(Array.from(untitled.matchAll(/\s(?:id|name)="([^"]*)"/g), ([, id = '']) => id))
  const own = (id: string) => (ids.has(id) ? `${place.id}:${id}` : id)
  const url = (value: string) => printedUrl(value, { place, own, targets })
  return withNumbers(untitled, place).replace(startTag, (tag: string, name: string) =>
    unfolded(tag, name)
      .replace(/(\sid=")([^"]*)"/, (_, start: string, id: string) => `${start}${own(id)}"`)
      .replace(/^(<a\s(?:[^>]*\s)?name=")([^"]*)"/, (_, start: string, id: string) => `${start}${own(id)}"`)
      .replace(naming, (_, start: string, list: string) => `${start}${list.split(' ').map(own).join(' ')}"`)
      .replace(/url\(#([^)]*)\)/g, (_, id: string) => `url(#${own(id)})`)
      .replace(/(\s(?:href|src)=")([^"]*)"/g, (_, start: string, value: string) => `${start}${url(value)}"`),
  )
}

/** Give each heading with an id its number, and the level that follows from that of the part. */
function withNumbers(html: string, { number, isIntroduction, level }: PrintedPlace): string {
  /** Levels of the headings above the present one, and how many there were of each. */
  const above: { readonly level: number; count: number }[] = []
  return html.replace(heading, (_, own: string, attributes: string, content: string) => {
    const written = Math.max(2, Number(own))
    const shown = Math.min(6, written + level - 1)
    const isNumbered = !isIntroduction && /\sid="/.test(attributes)
    const start = isNumbered ? `<span class="printed__number">${number}.${nextNumber(written)}</span> ` : ''
    return `<h${shown}${attributes}>${start}${content}</h${shown}>`
  })

  function nextNumber(written: number): string {
    while (above.length > 1 && (above.at(-1)?.level ?? 0) > written) above.pop()
    const last = above.at(-1)
    if (last && last.level >= written) last.count++
    else above.push({ level: written, count: 1 })
    return above.map(({ count }) => count).join('.')
  }
}

/** A start tag of what shows all of itself, and runs nothing. */
function unfolded(tag: string, name: string): string {
  if (name === 'details') return /\sopen[\s=>]/.test(tag) ? tag : tag.replace(/^<details/, '<details open=""')
  const isPanel = /\sclass="tabs__panel[\s"]/.test(tag)
  if (isPanel) return tag.replace(/\s(?:hidden|role|aria-labelledby)(?:="[^"]*")?/g, '')
  return tag.replace(/\s(?:loading="lazy"|data-island="[^"]*"|data-tabs(?:="")?)/g, '')
}

/** A URL as it stands in the section: what is on the same page is an anchor, everything else begins at the root. */
function printedUrl(
  value: string,
  {
    place,
    own,
    targets,
  }: {
    readonly place: PrintedPlace
    readonly own: (id: string) => string
    readonly targets: ReadonlyMap<string, string>
  },
): string {
  if (value === '#') return `#${place.id}`
  if (value.startsWith('#')) return `#${own(value.slice(1))}`
  const base = `http://site${place.href}`
  const written = unescapeHtml(value)
  if (/^(?:[a-z][\w+.-]*:|\/\/)/i.test(written) || !URL.canParse(written, base)) return value
  const { pathname, search, hash } = new URL(written, base)
  const id = targets.get(routeKey(pathname))
  if (id === undefined) return escapeAttribute(pathname + search + hash)
  return escapeAttribute(hash.length > 1 ? `#${id}:${hash.slice(1)}` : `#${id}`)
}
