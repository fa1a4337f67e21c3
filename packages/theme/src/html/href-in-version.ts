import type { LayoutNavLink, Page } from 'docs-build/page'

/**
 * Where a link of the navbar leads from a page: to the page's own version, if the collection is the same and has the
 * place there.
 *
 * @see https://docusaurus.io/docs/api/themes/configuration#navbar-doc-link
 */
export function hrefInVersion({ href, versions }: Pick<LayoutNavLink, 'href' | 'versions'>, { version }: Page): string {
  return (version && versions?.collection === version.collection && versions.hrefs[version.name]) || href
}
