/**
 * The hooks by which docs list what lies beside them. They know it where a page is rendered; in browsers an island
 * stands on its own.
 *
 * @see https://docusaurus.io/docs/sidebar/items#embedding-generated-index-in-doc-page
 */
export function docusaurusSidebarHooks(theme: string, isBrowser: boolean): string {
  const page = isBrowser
    ? 'const usePage = () => undefined'
    : `import theme from ${JSON.stringify(`${theme}/server`)}
const usePage = () => theme.useArticle?.()?.page`
  return `${page}
const itemOf = ({ type, ...card }) => ({ type: type === 'category' ? type : 'link', ...card })
export const useCurrentSidebarCategory = () => {
  const { route = '', content = {} } = usePage() ?? {}
  return { type: 'category', label: content.title ?? '', href: route, items: (content.cards ?? []).map(itemOf) }
}
export const useCurrentSidebarSiblings = () => useCurrentSidebarCategory().items
export const filterDocCardListItems = (items) => items`
}

const colorModeOnServer = `export const useColorMode = () => ({ colorMode: 'light', isDarkTheme: false, setColorMode: () => undefined })`

// The theme's own switch changes the mode, so that everything that shows the mode follows.
const colorModeInBrowser = `import { useSyncExternalStore } from 'react'
const follow = (changed) => {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
const current = () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light')
const setColorMode = (mode) => {
  if (mode !== current()) document.querySelector('[data-color-toggle]')?.click()
}
export const useColorMode = () => {
  const colorMode = useSyncExternalStore(follow, current, () => 'light')
  return { colorMode, isDarkTheme: colorMode === 'dark', setColorMode }
}`

/**
 * What docs and their components import from the package that Docusaurus' themes share.
 *
 * The class names are those that the styles of such components ask for; the theme has none of them itself.
 */
export function docusaurusThemeCommon(isBrowser: boolean): string {
  return `export * from '@docusaurus/plugin-content-docs/client'
${isBrowser ? colorModeInBrowser : colorModeOnServer}
export const useThemeConfig = () => ({})
export const ThemeClassNames = {
  page: {}, wrapper: {}, layout: {}, blog: {},
  common: {
    admonition: 'theme-admonition',
    admonitionType: (type) => 'theme-admonition-' + type,
    codeBlock: 'theme-code-block',
    editThisPage: 'theme-edit-this-page',
    lastUpdated: 'theme-last-updated',
  },
  docs: {
    docBreadcrumbs: 'theme-doc-breadcrumbs',
    docFooter: 'theme-doc-footer',
    docMarkdown: 'theme-doc-markdown',
    docVersionBadge: 'theme-doc-version-badge',
    docVersionBanner: 'theme-doc-version-banner',
  },
}`
}
