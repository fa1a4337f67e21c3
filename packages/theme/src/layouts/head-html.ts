import type { HeadElement, Page, PageMeta, SiteLayout } from 'docs-build/page'
import { escapeHtml } from '../html/escape-html.ts'
import { languageHead } from './language-head.ts'
import { postHead } from './post-head.ts'
import { postListHead } from './post-list-head.ts'
import { themeColors } from './theme-colors.ts'

const feedTypes = { rss: 'application/rss+xml', atom: 'application/atom+xml', json: 'application/json' } as const
const feedNames = { rss: 'RSS', atom: 'Atom', json: 'JSON Feed' } as const

/** What the head of every page holds, in the order in which a browser needs it. The page's own part follows. */
export function sharedHead(layout: SiteLayout, inlineScripts: readonly string[]): string {
  const { css, entry, plugins = [] } = layout.assets
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...inlineScripts.map((script) => `<script>${script}</script>`),
    ...css.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
    layout.favicon ? `<link rel="icon" href="${escapeHtml(layout.favicon)}">` : '',
    entry === '' ? '' : `<script type="module" src="${escapeHtml(entry)}" fetchpriority="low"></script>`,
    ...plugins.map((src) => `<script type="module" src="${escapeHtml(src)}" fetchpriority="low"></script>`),
    ...(layout.feeds ?? []).map(({ type, href, title }) =>
      elementHtml(link({ rel: 'alternate', type: feedTypes[type], href, title: `${title} ${feedNames[type]}` })),
    ),
    '<meta name="generator" content="docs-build">',
    `<meta name="theme-color" content="${themeColors[layout.colorMode.default]}">`,
    elementHtml(meta('property', 'og:site_name', layout.title)),
    elementHtml(meta('property', 'og:locale', layout.locale.htmlLang.replace('-', '_'))),
    elementHtml(meta('name', 'docusaurus_locale', layout.locale.code)),
    elementHtml(meta('name', 'docsearch:language', layout.locale.code)),
    layout.tags?.head ?? '',
  ].join('')
}

/** The page's own part of the head: client navigation exchanges it. What the article adds takes the place of its like. */
export function pageHead(layout: SiteLayout, page: Page): string {
  const added = (page.meta.head ?? []).filter(({ tag }) => tag !== 'html' && tag !== 'body')
  const replaced = new Set(added.map(kindOf))
  replaced.delete(undefined)
  const own = ownHead(layout, page).filter((element) => !replaced.has(kindOf(element)))
  return [...own, ...added.map(marked)].map(elementHtml).join('')
}

function ownHead(layout: SiteLayout, page: Page): readonly HeadElement[] {
  const { meta: facts, content } = page
  const { title, description, image, keywords, canonical, noIndex } = facts
  return [
    { tag: 'title', attributes: {}, text: documentTitle(layout, facts) },
    ...(description === ''
      ? []
      : [meta('name', 'description', description), meta('property', 'og:description', description)]),
    ...(keywords.length === 0 ? [] : [meta('name', 'keywords', keywords.join(', '))]),
    meta('property', 'og:title', title || layout.title),
    ...ownType(layout, page),
    meta('property', 'og:url', canonical),
    ...(image === undefined ? [] : [meta('property', 'og:image', image)]),
    ...(saysAnyway(layout, 'twitter:card')
      ? []
      : [meta('name', 'twitter:card', image === undefined ? 'summary' : 'summary_large_image')]),
    ...(noIndex ? [meta('name', 'robots', 'noindex')] : []),
    // A page of search results is one page, whatever the query.
    ...(!noIndex || content.type === 'search' ? [link({ rel: 'canonical', href: canonical })] : []),
    ...languageHead(layout, page),
    ...searchHead(facts),
    ...(content.type === 'doc' && content.post ? postHead(layout, page, content.post) : []),
    ...(content.type === 'post-list' ? postListHead(layout, page, content) : []),
    ...(content.type === 'doc' ? [link({ rel: 'alternate', type: 'text/markdown', href: content.markdownUrl })] : []),
  ]
}

/** A post is an article, whatever the site says of all pages. */
function ownType(layout: SiteLayout, { content }: Page): readonly HeadElement[] {
  const type = content.type === 'doc' && content.post ? 'article' : 'website'
  return type === 'website' && saysAnyway(layout, 'og:type') ? [] : [meta('property', 'og:type', type)]
}

/** True for a name of which the head of every page of the site says something. */
function saysAnyway({ tags }: SiteLayout, name: string): boolean {
  return tags?.head.includes(`="${name}"`) === true
}

/** Tell client navigation what to take away: links and scripts of the site, and of extensions, stand in the head too. */
function marked(element: HeadElement): HeadElement {
  if (element.tag === 'title' || element.tag === 'meta') return element
  return { ...element, attributes: { ...element.attributes, 'data-page-head': '' } }
}

/** What there is once in a head. Other links and scripts may stand beside each other. */
function kindOf({ tag, attributes }: HeadElement): string | undefined {
  if (tag === 'title') return tag
  if (tag === 'link' && attributes['rel'] === 'canonical') return 'canonical'
  const name = attributes['name'] ?? attributes['property']
  return tag === 'meta' && name !== undefined ? `meta ${name}` : undefined
}

function elementHtml({ tag, attributes, text }: HeadElement): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
  const start = `<${tag}${written.join('')}>`
  if (tag === 'meta' || tag === 'link' || tag === 'base') return start
  // Scripts and styles end at their end tag only: an entity would stand for itself.
  const content = tag === 'title' ? escapeHtml(text) : text.replaceAll('</', '<\\/')
  return `${start}${content}</${tag}>`
}

/** The title of the browser tab: page, then site. */
export function documentTitle(layout: SiteLayout, { title }: PageMeta): string {
  return title === '' || title === layout.title ? layout.title : `${title} ${layout.titleDelimiter} ${layout.title}`
}

/**
 * Facts by which a hosted crawler files the page under a version.
 *
 * @see https://docsearch.algolia.com/docs/required-configuration#introduce-global-information-as-meta-tags
 */
function searchHead({ searchTag, searchVersion, listTag = searchTag }: PageMeta): readonly HeadElement[] {
  const version =
    searchVersion === undefined
      ? []
      : [meta('name', 'docusaurus_version', searchVersion), meta('name', 'docsearch:version', searchVersion)]
  return [...version, meta('name', 'docusaurus_tag', listTag), meta('name', 'docsearch:docusaurus_tag', listTag)]
}

function meta(kind: 'name' | 'property', name: string, content: string): HeadElement {
  return { tag: 'meta', attributes: { [kind]: name, content }, text: '' }
}

function link(attributes: HeadElement['attributes']): HeadElement {
  return { tag: 'link', attributes, text: '' }
}
