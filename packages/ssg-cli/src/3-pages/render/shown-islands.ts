import { unescapeHtml } from '../../text/html/unescape-html.ts'

/** Names of the islands in the HTML of a page, each once, in the order in which they stand there. */
export function shownIslands(html: string): readonly string[] {
  if (!html.includes('data-island=')) return []
  const names = html.matchAll(/<docs-island data-island="([^"]*)"/g)
  return [...new Set(Array.from(names, ([, name = '']) => unescapeHtml(name)))]
}
