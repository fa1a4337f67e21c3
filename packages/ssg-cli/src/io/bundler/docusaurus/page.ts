/** The name under which modules of this folder ask for the page on which they stand. */
export const pageModule = '@docusaurus/_page'

/** The same for what an island asks of its page too, which then comes along in an attribute. */
export const aroundModule = '@docusaurus/_around'

/**
 * On which page a component stands: all of it where a page is rendered. In browsers an island stands on its own, and its
 * route is what the head of the page says, so that it finds what was rendered.
 */
export function docusaurusPage(theme: string, isBrowser: boolean): string {
  return isBrowser
    ? `export const useAround = () => undefined
export const useRoute = () => {
  const canonical = document.querySelector('link[rel="canonical"]')
  return new URL(canonical?.href ?? location.href).pathname
}`
    : `import theme from ${JSON.stringify(`${theme}/server`)}
export const useAround = () => theme.useArticle?.()
export const useRoute = () => useAround()?.page.route ?? '/'`
}

/**
 * What is around a component, also in browsers: without lists of docs and sidebars, which are too much for each page. `usePageFacts`
 * gives it as text.
 */
export function docusaurusAround(isBrowser: boolean): string {
  return isBrowser
    ? `const known = { text: undefined, around: undefined }
export const useAround = () => {
  // What stands around the main part may have come with the page before.
  const element = document.querySelector('#_main [data-around]') ?? document.querySelector('[data-around]')
  const text = element?.dataset.around
  if (text !== known.text) Object.assign(known, { text, around: text && JSON.parse(text) })
  return known.around
}`
    : `import { useAround } from ${JSON.stringify(pageModule)}
export { useAround }
// What else modules have to say of the layout, by name. One that the theme imports may say it before this one runs.
var along
export function comesAlong(name, of) { (along ??= {})[name] = of }
export const usePageFacts = () => {
  const { page, layout } = useAround() ?? {}
  if (!page) return undefined
  const { route, source, version, meta, content } = page
  const { type, id, title, toc, frontMatter, editUrl, previous, next, tags, breadcrumbs, post, unlisted, draft, lastUpdated } = content
  return JSON.stringify({
    page: { route, source, version, meta: { description: meta?.description, searchTag: meta?.searchTag, searchVersion: meta?.searchVersion, className: meta?.className },
      content: { type, id, title, toc, frontMatter, editUrl, previous, next, tags, breadcrumbs, post, unlisted, draft, lastUpdated } },
    layout: { baseUrl: layout.baseUrl, locale: { code: layout.locale.code }, collections: layout.collections,
      ...Object.fromEntries(Object.entries(along ?? {}).map(([name, of]) => [name, of(layout)])) },
  })
}`
}
