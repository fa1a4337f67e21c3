/** The name under which modules of this folder ask for the page on which they stand. */
export const pageModule = '@docusaurus/_page'

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
