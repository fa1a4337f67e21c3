import { comparedUrl } from './compared-url.ts'
import type { Facts } from './facts.ts'
import {
  attribute,
  childElements,
  elements,
  hasClass,
  htmlTree,
  textOf,
  type HtmlElement,
  type HtmlNode,
} from './html-tree.ts'
import { widestIndent } from './sidebar-lines.ts'
import { sidebarLines } from './sidebar-lines.ts'

/** Where a page lies when it doesn't say so itself. */
const nowhere = 'https://site.invalid'

/**
 * Read what an HTML file of an output says: ours, or one of Docusaurus.
 *
 * @param file its path below the output folder
 */
export function pageFacts(file: string, text: string): Facts {
  const page = htmlTree(text)
  const canonical = linkTo(page, 'canonical')
  const urlOf = (href: string) =>
    comparedUrl(href, canonical ?? `${nowhere}/${file.replace(/(^|\/)index\.html$/, '$1')}`)
  const redirect = redirectOf(page)
  if (redirect !== undefined) return { redirect: [urlOf(redirect)] }
  const content = contentOf(page)
  const [title] = elements(page, ({ tagName }) => tagName === 'title', isPicture)
  const [toc] = elements(page, isToc)
  const parts: Facts = {
    file: [file],
    title: title ? [textOf(title)] : [],
    description: metaOf(page, 'description'),
    canonical: canonical === undefined ? [] : [urlOf(canonical)],
    headings: elements(content, isHeading, (element) => isFrame(element) || isCard(element)).map(headingLine),
    links: linkLines(content, urlOf),
    sidebar: sidebarLines(page, urlOf),
    previous: neighbour(page, ['pagination-nav__link--prev'], 'prev', urlOf),
    next: neighbour(page, ['pagination-nav__link--next'], 'next', urlOf),
    'table of contents': toc ? tocLines(toc, '') : [],
  }
  return parts
}

function isPicture({ tagName }: HtmlElement): boolean {
  return tagName === 'svg'
}

function linkTo(page: HtmlNode, rel: string): string | undefined {
  const [link] = elements(page, (element) => element.tagName === 'link' && attribute(element, 'rel') === rel)
  const href = link && attribute(link, 'href')
  return href !== undefined && URL.canParse(href) ? href : undefined
}

function redirectOf(page: HtmlNode): string | undefined {
  const [meta] = elements(
    page,
    (element) => element.tagName === 'meta' && /refresh/i.test(attribute(element, 'http-equiv') ?? ''),
  )
  return meta && /url\s*=\s*([^]+)/i.exec(attribute(meta, 'content') ?? '')?.[1]
}

function metaOf(page: HtmlNode, name: string): readonly string[] {
  const [meta] = elements(page, (element) => element.tagName === 'meta' && attribute(element, 'name') === name)
  const content = meta && attribute(meta, 'content')
  return content === undefined ? [] : [content.replace(/\s+/g, ' ').trim()]
}

/** What stands between navbar and footer: the first of these that there is. */
function contentOf(page: HtmlNode): HtmlNode {
  for (const id of ['__docusaurus_skipToContent_fallback', '_main']) {
    const [found] = elements(page, (element) => attribute(element, 'id') === id)
    if (found) return found
  }
  return elements(page, ({ tagName }) => tagName === 'main')[0] ?? page
}

// The last ones are who wrote a post, its tags and where to edit it, for which Docusaurus has no name.
const frame =
  'doc-footer theme-doc-footer theme-doc-toc-mobile theme-doc-toc-desktop toc-fold byline avatar post__foot docusaurus-mt-lg'.split(
    ' ',
  )
const frameTags = new Set(['nav', 'aside', 'svg'])

/** What the two themes put around an article, each in its own way. */
function isFrame(element: HtmlElement): boolean {
  return frameTags.has(element.tagName) || frame.some((name) => hasClass(element, name)) || isToc(element)
}

/** What leads to another doc is no part of this one; its name is a heading in one of the themes. */
function isCard(element: HtmlElement): boolean {
  return element.tagName === 'a' && hasClass(element, 'card')
}

function isHeading({ tagName }: HtmlElement): boolean {
  return /^h[1-6]$/.test(tagName)
}

function headingLine(element: HtmlElement): string {
  const id = attribute(element, 'id')
  return [element.tagName, ...(id === undefined ? [] : [`#${id}`]), textOf(element)].join(' ')
}

function linkLines(content: HtmlNode, urlOf: (href: string) => string): readonly string[] {
  const hrefs = elements(content, ({ tagName }) => tagName === 'a', isFrame).flatMap((link) => {
    const href = attribute(link, 'href')
    return href === undefined || hasClass(link, 'hash-link') ? [] : [urlOf(href)]
  })
  return [...new Set(hrefs)].toSorted()
}

function neighbour(
  page: HtmlNode,
  names: readonly string[],
  rel: string,
  urlOf: (href: string) => string,
): readonly string[] {
  const [link] = elements(
    page,
    (element) =>
      element.tagName === 'a' &&
      (names.some((name) => hasClass(element, name)) ||
        (hasClass(element, 'pagination__link') && attribute(element, 'rel') === rel)),
  )
  if (!link) return []
  const [label] = elements(
    link,
    (element) => hasClass(element, 'pagination-nav__label') || hasClass(element, 'pagination__label'),
  )
  return [`${textOf(label ?? link)} → ${urlOf(attribute(link, 'href') ?? '')}`]
}

function isToc(element: HtmlElement): boolean {
  return hasClass(element, 'table-of-contents__left-border') || (element.tagName === 'nav' && hasClass(element, 'toc'))
}

function tocLines(list: HtmlElement, indent: string): string[] {
  if (indent.length > widestIndent) return []
  if (list.tagName === 'nav')
    return childElements(list).flatMap((child) => (child.tagName === 'ul' ? tocLines(child, '') : []))
  return childElements(list).flatMap((item) => {
    const [link, ...rest] = childElements(item)
    if (!link) return []
    const nested = rest.filter(({ tagName }) => tagName === 'ul')
    const href = attribute(link, 'href') ?? ''
    return [
      // They lead into the page, though some are written with its path.
      `${indent}${/#.*/.exec(href)?.[0] ?? href} ${textOf(link)}`,
      ...nested.flatMap((inner) => tocLines(inner, `${indent}  `)),
    ]
  })
}
