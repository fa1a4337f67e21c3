import { posix } from 'node:path'

/**
 * @typedef {'docs-build' | 'hugo' | 'eleventy' | 'docusaurus' | 'starlight' | 'vitepress' | 'rspress'} Layout
 *
 * @typedef {object} LayoutRules
 * @property {string} index  name of a folder's index page
 * @property {(from: string, to: string) => string} link  URL that a page writes for another page, both as files
 */

/**
 * What differs between the tools: the name of an index page, and how one page points to another. A tool that
 * resolves and checks links to files gets links to files; the others get relative URLs.
 *
 * @type {Record<Layout, LayoutRules>}
 */
export const layouts = {
  'docs-build': { index: 'index.md', link: fileLink },
  hugo: { index: '_index.md', link: (_from, to) => `{{< relref "/${to}" >}}` },
  eleventy: { index: 'index.md', link: urlLink },
  docusaurus: { index: 'index.md', link: fileLink },
  starlight: { index: 'index.md', link: urlLink },
  vitepress: { index: 'index.md', link: fileLink },
  rspress: { index: 'index.md', link: fileLink },
}

/** @type {LayoutRules['link']} */
function fileLink(from, to) {
  const path = posix.relative(posix.dirname(from), to)
  return path.startsWith('.') ? path : `./${path}`
}

/** `a/b.md` is served as `/a/b/`, `a/index.md` as `/a/`. @type {LayoutRules['link']} */
function urlLink(from, to) {
  const path = posix.relative(`/${pageFolder(from)}`, `/${pageFolder(to)}`)
  return path === '' ? './' : `${path.startsWith('.') ? path : `./${path}`}/`
}

/**
 * Name the folder that holds a page's `index.html` when every page has a folder.
 *
 *     pageFolder('guides/index.md')  // → 'guides'
 *     pageFolder('guides/a.md')      // → 'guides/a'
 *
 * @param {string} file
 */
export function pageFolder(file) {
  return file.replace(/\.md$/, '').replace(/(^|\/)_?index$/, '')
}
