import { outputPath } from './base-url.ts'
import type { Page } from '../model/page.ts'

/**
 * The file of a page below the output folder. It is an `index.html`, so that any static host serves it, unless its slug
 * names a file.
 *
 *     htmlFile('/docs/a', '/docs/')       // → 'a/index.html'
 *     htmlFile('/docs/a.html', '/docs/')  // → 'a.html'
 */
export function htmlFile(route: string, baseUrl: string): string {
  const path = outputPath(route, baseUrl)
  if (path.endsWith('.html')) return path
  return path === '' || path.endsWith('/') ? `${path}index.html` : `${path}/index.html`
}

/**
 * The URL of the JSON that client navigation reads, beside the page's HTML.
 *
 *     dataUrl('/a/')      // → '/a/index.json'
 *     dataUrl('/a')       // → '/a/index.json'
 *     dataUrl('/a.html')  // → '/a.json'
 */
export function dataUrl(route: string): string {
  if (route.endsWith('.html')) return route.replace(/html$/, 'json')
  return route.endsWith('/') ? `${route}index.json` : `${route}/index.json`
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
export function pageFiles(
  page: Page,
  baseUrl: string,
): { readonly html: string; readonly data?: string; readonly markdown?: string } {
  const html = htmlFile(page.route, baseUrl)
  if (page.content.type === 'not-found') return { html }
  const data = outputPath(page.dataUrl, baseUrl)
  return page.content.type === 'doc'
    ? { html, data, markdown: outputPath(page.content.markdownUrl, baseUrl) }
    : { html, data }
}
