import { outputPath } from './base-url.ts'
import type { Config } from '../../model/config.ts'
import type { Page } from '../../model/page.ts'
import { siteRoot, type RootedConfig } from './site-root.ts'

/** What of the config says where files lie. */
export type FilePlaces = RootedConfig & Pick<Config, 'trailingSlash'>

/**
 * The file of a page below the output folder. It is an `index.html`, so that any static host serves it, unless its slug
 * names a file, or URLs never end with a slash: hosts add one to the name of a folder.
 *
 *     htmlFile('/docs/a', { baseUrl: '/docs/' })                        // → 'a/index.html'
 *     htmlFile('/docs/a.html', { baseUrl: '/docs/' })                   // → 'a.html'
 *     htmlFile('/docs/a', { baseUrl: '/docs/', trailingSlash: false })  // → 'a.html'
 *
 * @see https://docusaurus.io/docs/api/docusaurus-config#trailingSlash
 */
export function htmlFile(route: string, places: FilePlaces): string {
  const { trailingSlash } = places
  const path = outputPath(route, siteRoot(places))
  if (path.endsWith('.html')) return path
  if (trailingSlash === false && path !== '' && !path.endsWith('/')) return `${path}.html`
  return path === '' || path.endsWith('/') ? `${path}index.html` : `${path}/index.html`
}

/**
 * The URL of a page's raw Markdown.
 *
 *     markdownUrl('/a', '/')   // → '/a.md'
 *     markdownUrl('/a/', '/')  // → '/a/index.md'
 *
 * @see https://llmstxt.org/
 */
export function markdownUrl(route: string, baseUrl: string): string {
  return route.endsWith('/') || route === baseUrl ? `${route}${route.endsWith('/') ? '' : '/'}index.md` : `${route}.md`
}

/** The files of a page below the output folder. */
export function pageFiles(page: Page, places: FilePlaces): { readonly html: string; readonly markdown?: string } {
  const html = htmlFile(page.route, places)
  return page.content.type === 'doc'
    ? { html, markdown: outputPath(page.content.markdownUrl, siteRoot(places)) }
    : { html }
}
