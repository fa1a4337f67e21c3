import type { Page, PageMeta, SiteShell } from 'docs-build/page'
import { escapeHtml } from '../html/escapeHtml.ts'

/** Browser chrome in the colours of the page: the background tokens of both modes. */
export const themeColors = { light: '#ffffff', dark: '#11151b' } as const

/** What the head of every page holds, in the order in which a browser needs it. The page's own part follows. */
export function sharedHead(shell: SiteShell, inlineScripts: readonly string[]): string {
  const { css, entry } = shell.assets
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...inlineScripts.map((script) => `<script>${script}</script>`),
    ...css.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
    shell.favicon ? `<link rel="icon" href="${escapeHtml(shell.favicon)}">` : '',
    entry === '' ? '' : `<script type="module" src="${escapeHtml(entry)}" fetchpriority="low"></script>`,
    '<meta name="generator" content="docs-build">',
    `<meta name="theme-color" content="${themeColors[shell.colorMode.default]}">`,
    meta('property', 'og:site_name', shell.title),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', shell.locale.htmlLang.replace('-', '_')),
    meta('name', 'docusaurus_locale', shell.locale.code),
    meta('name', 'docsearch:language', shell.locale.code),
  ].join('')
}

/** The page's own part of the head: client navigation exchanges it. */
export function pageHead(shell: SiteShell, page: Page): string {
  const { meta: facts, content } = page
  const { title, description } = facts
  return [
    `<title>${escapeHtml(documentTitle(shell, facts))}</title>`,
    description === ''
      ? ''
      : meta('name', 'description', description) + meta('property', 'og:description', description),
    facts.keywords.length === 0 ? '' : meta('name', 'keywords', facts.keywords.join(', ')),
    meta('property', 'og:title', title || shell.title),
    meta('property', 'og:url', facts.canonical),
    facts.image === undefined ? '' : meta('property', 'og:image', facts.image),
    meta('name', 'twitter:card', facts.image === undefined ? 'summary' : 'summary_large_image'),
    facts.noIndex ? meta('name', 'robots', 'noindex') : '',
    // A page of search results is one page, whatever the query.
    !facts.noIndex || content.type === 'search' ? `<link rel="canonical" href="${escapeHtml(facts.canonical)}">` : '',
    searchHead(facts),
    content.type === 'doc'
      ? `<link rel="alternate" type="text/markdown" href="${escapeHtml(content.markdownUrl)}">`
      : '',
  ].join('')
}

/** The title of the browser tab: page, then site. */
export function documentTitle(shell: SiteShell, { title }: PageMeta): string {
  return title === '' || title === shell.title ? shell.title : `${title} | ${shell.title}`
}

/**
 * Facts by which a hosted crawler files the page under a version.
 *
 * @see https://docsearch.algolia.com/docs/required-configuration#introduce-global-information-as-meta-tags
 */
function searchHead({ searchTag, searchVersion }: PageMeta): string {
  const version =
    searchVersion === undefined
      ? ''
      : meta('name', 'docusaurus_version', searchVersion) + meta('name', 'docsearch:version', searchVersion)
  return version + meta('name', 'docusaurus_tag', searchTag) + meta('name', 'docsearch:docusaurus_tag', searchTag)
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`
}
