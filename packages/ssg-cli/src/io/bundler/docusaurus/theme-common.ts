import { importOf } from './import-of.ts'
/**
 * The hooks by which docs list what lies beside them. They know it where a page is rendered; in browsers an island
 * stands on its own.
 *
 * @see https://docusaurus.io/docs/sidebar/items#embedding-generated-index-in-doc-page
 */
export const docusaurusSidebarHooks = `const itemOf = ({ type, ...card }) => ({ type: type === 'category' ? type : 'link', ...card })
export const useCurrentSidebarCategory = () => {
  const { route = '', content = {} } = useAround()?.page ?? {}
  return { type: 'category', label: content.title ?? '', href: route, items: (content.cards ?? []).map(itemOf) }
}
export const useCurrentSidebarSiblings = () => useCurrentSidebarCategory().items
export const filterDocCardListItems = (items) => items`

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
  return `import { createElement, Fragment, useCallback, useEffect, useRef, useState } from 'react'
${importOf('Head', '@docusaurus/Head')}
${importOf('useIsBrowser', '@docusaurus/useIsBrowser')}
${importOf('useDocusaurusContext', '@docusaurus/useDocusaurusContext')}
${importOf('{ useLocation }', '@docusaurus/router')}
export * from ${JSON.stringify('@docusaurus/plugin-content-docs/client')}
${isBrowser ? colorModeInBrowser : colorModeOnServer}
export const useThemeConfig = () => useDocusaurusContext().siteConfig.themeConfig
${smallParts}
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

const smallParts = `export const PageMetadata = ({ title, description, keywords, image, children }) => {
  const whole = useTitleFormatter(title)
  const { url } = useDocusaurusContext().siteConfig
  const meta = (attributes) => createElement('meta', attributes)
  return createElement(Head, null,
    title !== undefined && createElement('title', null, whole),
    title !== undefined && meta({ property: 'og:title', content: whole }),
    description !== undefined && meta({ name: 'description', content: description }),
    description !== undefined && meta({ property: 'og:description', content: description }),
    keywords !== undefined && meta({ name: 'keywords', content: [keywords].flat().join(',') }),
    image !== undefined && meta({ property: 'og:image', content: new URL(image, url).href }),
    children)
}
export const useTitleFormatter = (title) => {
  const { title: site, titleDelimiter = '|' } = useDocusaurusContext().siteConfig
  return title === undefined || title === site ? site : title + ' ' + titleDelimiter + ' ' + site
}
// Classes of the root element follow from the page.
export const HtmlClassNameProvider = ({ children }) => createElement(Fragment, null, children)
export const PluginHtmlClassNameProvider = HtmlClassNameProvider
const order = ['zero', 'one', 'two', 'few', 'many', 'other']
export const usePluralForm = () => {
  const { currentLocale } = useDocusaurusContext().i18n
  const rules = new Intl.PluralRules(currentLocale)
  const forms = order.filter((form) => rules.resolvedOptions().pluralCategories.includes(form))
  const selectMessage = (count, message) => {
    const parts = message.split('|')
    return parts[Math.min(forms.indexOf(rules.select(count)), parts.length - 1)]
  }
  return { selectMessage }
}
export const useWindowSize = ({ desktopBreakpoint = 996 } = {}) => {
  const isBrowser = useIsBrowser()
  const [, again] = useState(0)
  useEffect(() => {
    const changed = () => again((count) => count + 1)
    addEventListener('resize', changed)
    return () => removeEventListener('resize', changed)
  }, [])
  if (!isBrowser) return 'ssr'
  return innerWidth > desktopBreakpoint ? 'desktop' : 'mobile'
}
export const useCollapsible = ({ initialState }) => {
  const [collapsed, setCollapsed] = useState(initialState ?? false)
  return { collapsed, setCollapsed, toggleCollapsed: useCallback(() => setCollapsed((is) => !is), []) }
}
export const Collapsible = ({ as: Element = 'div', collapsed, lazy, className, children }) =>
  lazy && collapsed ? null : createElement(Element, { className, hidden: collapsed || undefined }, children)
export const usePrismTheme = () => ({ plain: {}, styles: [] })
export const useLocalPathname = () => {
  const { baseUrl } = useDocusaurusContext().siteConfig
  return useLocation().pathname.replace(baseUrl, '/')
}
export const isSamePath = (one, other) => {
  const plain = (path) => (path === undefined || path.endsWith('/') ? path : path + '/')?.toLowerCase()
  return plain(one) === plain(other)
}
export const isRegexpStringMatch = (pattern, text) =>
  pattern !== undefined && text !== undefined && new RegExp(pattern, 'gi').test(text)
export const duplicates = (items, isSame = (one, other) => one === other) =>
  items.filter((item, index) => items.findIndex((other) => isSame(other, item)) !== index)
export const uniq = (items) => [...new Set(items)]
export const prefersReducedMotion = () => typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
export const usePrevious = (value) => {
  const before = useRef(undefined)
  useEffect(() => { before.current = value })
  return before.current
}
export const useEvent = (callback) => {
  const latest = useRef(callback)
  useEffect(() => { latest.current = callback })
  return useCallback((...given) => latest.current(...given), [])
}`
