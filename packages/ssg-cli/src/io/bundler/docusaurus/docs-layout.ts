/**
 * What components around docs ask for: theirs and those that sites copied from Docusaurus' theme. Providers pass on what is
 * between their tags, because a page of ours holds what they would provide.
 *
 * @see https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-docs
 */
export const docusaurusDocsLayout = `import { createElement, Fragment } from 'react'
const passing = ({ children }) => createElement(Fragment, null, children)
export const DocProvider = passing
export const DocSidebarItemsExpandedStateProvider = passing
export const DocsPreferredVersionContextProvider = passing
export const DocsSidebarProvider = passing
export const DocsVersionProvider = passing
export const isDocsPluginEnabled = true
export const useDocRootMetadata = () => null
export const useDocRouteMetadata = useDocRootMetadata
export const useDocSidebarItemsExpandedState = () => ({ expandedItem: null, setExpandedItem: () => undefined })
const samePath = (one, other) => one?.replace(/(?<=.)\\/$/, '') === other?.replace(/(?<=.)\\/$/, '')
export const findSidebarCategory = (items, fits) => {
  for (const item of items) {
    if (item.type !== 'category') continue
    const found = fits(item) ? item : findSidebarCategory(item.items, fits)
    if (found !== undefined) return found
  }
  return undefined
}
export const findFirstSidebarItemCategoryLink = (category) => {
  if (category.href !== undefined && !category.linkUnlisted) return category.href
  for (const item of category.items ?? []) {
    const link = findFirstSidebarItemLink(item)
    if (link !== undefined) return link
  }
  return undefined
}
export const findFirstCategoryLink = findFirstSidebarItemCategoryLink
export const findFirstSidebarItemLink = (item) =>
  item.type === 'category' ? findFirstSidebarItemCategoryLink(item) : item.type === 'link' && !item.unlisted ? item.href : undefined
export const isActiveSidebarItem = (item, path) =>
  (item.href !== undefined && samePath(item.href, path)) ||
  (item.type === 'category' && item.items.some((inner) => isActiveSidebarItem(inner, path)))
export const isVisibleSidebarItem = (item, path) =>
  isActiveSidebarItem(item, path) ||
  (item.type === 'category'
    ? (item.href !== undefined && !item.linkUnlisted) || item.items.some((inner) => isVisibleSidebarItem(inner, path))
    : !item.unlisted)
export const useVisibleSidebarItems = (items, path) => items.filter((item) => isVisibleSidebarItem(item, path))
export const getDocsVersionSearchTag = (pluginId, versionName) => 'docs-' + pluginId + '-' + versionName
export const docVersionSearchTag = getDocsVersionSearchTag
export const useDocsContextualSearchTags = () =>
  Object.entries(useAllDocsData()).map(([id]) => getDocsVersionSearchTag(id, (useActiveVersion(id) ?? useLatestVersion(id))?.name))
export const useBreadcrumbsStructuredData = ({ breadcrumbs }) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumbs
    .filter(({ href }) => href)
    .map(({ href, label }, index) => ({ '@type': 'ListItem', position: index + 1, name: label, item: href })),
})
export const useLayoutDoc = (docId, id) =>
  useDocsVersionCandidates(id).flatMap(({ docs }) => docs).find((doc) => doc.id === docId) ?? null
export const useLayoutDocsSidebar = (sidebarId, id) =>
  useDocsVersionCandidates(id).flatMap(({ sidebars }) => sidebars[sidebarId] ?? [])[0] ?? {}`
