import { escapeAttribute } from '../../text/html/escape.ts'
import { localPath, relativeUrl, type LocalFiles } from '../../text/urls/local-path.ts'
import { unescapeHtml } from '../../text/html/unescape-html.ts'

/** What a page of a folder without a server is made from. */
export interface OfflinePage extends LocalFiles {
  /** Path of the HTML file, relative to the output folder. */
  readonly file: string
  /** Path of the script that runs modules, relative to the output folder. */
  readonly loader: string
  /** What that script is told: the attributes `data-*`, by name. */
  readonly data: Readonly<Record<string, string>>
  /** Is told the path of each module that the page starts. */
  readonly onModule: (file: string) => void
}

/** Comments, elements whose content is no markup, and other start tags. */
const markup =
  /<!--[\s\S]*?-->|(<(script|style|textarea|title)\b(?:"[^"]*"|'[^']*'|[^"'>])*>)([\s\S]*?)(<\/\2\s*>)|<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi
const attribute = /(\s)([^\s=>"'/]+)=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g
const urlAttributes = new Set(['href', 'src', 'poster', 'action', 'formaction', 'data', 'xlink:href'])

/**
 * Make the HTML of a page work from `file://`: URLs of the site name files beside it, and modules, which browsers don't
 * load from files, are scripts that a loader runs. A link keeps the URL that it has on the site as `data-href`.
 */
export function offlineHtml(html: string, page: OfflinePage): string {
  let hasLoader = false
  return html.replace(markup, (whole: string, ...[open, name, content, close]: (string | undefined)[]) => {
    if (whole.startsWith('<!--')) return whole
    if (name?.toLowerCase() === 'style') return `${open}${offlineCss(content ?? '', page)}${close}`
    if (name?.toLowerCase() === 'script' && /\stype=["']?module/i.test(open ?? '')) {
      const script = moduleScript(open ?? '', page)
      if (script === undefined) return whole
      const first = hasLoader ? '' : loaderScript(page)
      hasLoader = true
      return first + script
    }
    if (open !== undefined) return `${withLocalUrls(open, page)}${content}${close}`
    if (/^<link\b/i.test(whole) && /\srel=["']?(?:modulepreload|preload|prefetch|manifest)\b/i.test(whole)) return ''
    return withLocalUrls(whole, page)
  })
}

/** The URLs of a style sheet, as files beside it. */
export function offlineCss(css: string, from: LocalFiles & { readonly file: string }): string {
  return css.replace(/(\burl\(\s*|@import\s+)(["']?)(\/[^"')\s;]+)\2/g, (whole, before, quote, url: string) => {
    const local = urlOf(url, from)
    return local === undefined ? whole : `${before}${quote}${local}${quote}`
  })
}

function loaderScript({ file, loader, data }: OfflinePage): string {
  const root = '../'.repeat(file.split('/').length - 1)
  const told = Object.entries({ root, ...data }).map(([name, value]) => ` data-${name}="${escapeAttribute(value)}"`)
  return `<script defer src="${escapeAttribute(relativeUrl(file, loader))}"${told.join('')}></script>`
}

function moduleScript(tag: string, page: OfflinePage): string | undefined {
  const src = /\ssrc=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(tag)
  const found = src && localPath(unescapeHtml(src[1] ?? src[2] ?? src[3] ?? ''), page)
  if (!found) return undefined
  page.onModule(found.file)
  return `<script defer data-run src="${escapeAttribute(relativeUrl(page.file, found.file))}"></script>`
}

function withLocalUrls(tag: string, page: OfflinePage): string {
  // Where a page is published is no address to load.
  const isPublished = /^<link\b[^>]*\srel=["']?(?:canonical)\b/i.test(tag)
  if (isPublished) return tag
  const isLink = /^<a\b/i.test(tag)
  let isLocal = false
  const written = tag.replace(
    attribute,
    (whole: string, ...[space, name = '', double, single, bare]: (string | undefined)[]) => {
      const value = unescapeHtml(double ?? single ?? bare ?? '')
      const local = localValue(name.toLowerCase(), value, page)
      if (local === undefined || local === value) return whole
      isLocal = true
      const kept = isLink && name.toLowerCase() === 'href' ? ` data-href="${escapeAttribute(value)}"` : ''
      return `${space}${name}="${escapeAttribute(local)}"${kept}`
    },
  )
  // Files are of no origin: the browser would ask for the same one.
  return isLocal ? written.replace(/\s(?:crossorigin|integrity)(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/gi, '') : written
}

function localValue(name: string, value: string, page: OfflinePage): string | undefined {
  if (urlAttributes.has(name)) return urlOf(value, page)
  if (name === 'srcset' || name === 'imagesrcset')
    return value.replace(/(^|,\s*)([^\s,]+)/g, (_, before: string, url: string) => before + (urlOf(url, page) ?? url))
  if (name === 'style') return offlineCss(value, page)
  // A page that sends on to another one.
  if (name === 'content')
    return value.replace(/^(\d+;\s*url=)(.*)$/i, (_, before: string, url: string) => before + (urlOf(url, page) ?? url))
  return undefined
}

function urlOf(url: string, from: LocalFiles & { readonly file: string }): string | undefined {
  const found = localPath(url, from)
  return found && relativeUrl(from.file, found.file) + found.rest
}
