import { classNames } from './class-names.ts'
import { colorMode } from './color-mode.ts'
import { exportOf, importOf } from './import-of.ts'
import { storage } from './storage.ts'

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

/**
 * What docs and their components import from the package that Docusaurus' themes share.
 *
 * The class names are those that the styles of such components ask for.
 */
export function docusaurusThemeCommon(isBrowser: boolean): string {
  return `import { Children, createContext, createElement, Fragment, isValidElement, useCallback, useEffect, useMemo, useRef, useState${isBrowser ? '' : ', useSyncExternalStore'} } from 'react'
${importOf('Head', '@docusaurus/Head')}
${importOf('useIsBrowser', '@docusaurus/useIsBrowser')}
${importOf('useDocusaurusContext', '@docusaurus/useDocusaurusContext')}
${importOf('{ useBaseUrlUtils }', '@docusaurus/useBaseUrl')}
${importOf('{ useHistory, useLocation }', '@docusaurus/router')}
${importOf('Translate, { translate }', '@docusaurus/Translate')}
export * from ${JSON.stringify('@docusaurus/plugin-content-docs/client')}
${colorMode(isBrowser)}
export const useThemeConfig = () => useDocusaurusContext().siteConfig.themeConfig
${smallParts}
${classNames}
${storage}`
}

const smallParts = `export const PageMetadata = ({ title, description, keywords, image, children }) => {
  const whole = useTitleFormatter(title)
  const { withBaseUrl } = useBaseUrlUtils()
  const meta = (attributes) => createElement('meta', attributes)
  return createElement(Head, null,
    title !== undefined && createElement('title', null, whole),
    title !== undefined && meta({ property: 'og:title', content: whole }),
    description !== undefined && meta({ name: 'description', content: description }),
    description !== undefined && meta({ property: 'og:description', content: description }),
    keywords !== undefined && meta({ name: 'keywords', content: [keywords].flat().join(',') }),
    image !== undefined && meta({ property: 'og:image', content: withBaseUrl(image, { absolute: true }) }),
    children)
}
export const useTitleFormatter = (title) => {
  const { title: site, titleDelimiter = '|' } = useDocusaurusContext().siteConfig
  return title === undefined || title === site ? site : title + ' ' + titleDelimiter + ' ' + site
}
// Classes of the root element follow from the page.
export const HtmlClassNameProvider = ({ className, children }) =>
  createElement(Fragment, null, createElement(Head, null, createElement('html', { className })), children)
export const PluginHtmlClassNameProvider = ({ children }) => createElement(Fragment, null, children)
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
${exportOf('{ usePrismTheme }', '@docusaurus/_prism')}
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
}
export const groupBy = (items, keyOf) =>
  items.reduce((groups, item) => ({ ...groups, [keyOf(item)]: [...(groups[keyOf(item)] ?? []), item] }), {})
export const isMultiColumnFooterLinks = (links) => links.length > 0 && 'title' in links[0]
export const composeProviders = (providers) => ({ children }) =>
  providers.reduceRight((inner, Provider) => createElement(Provider, null, inner), children)
export class ReactContextError extends Error {
  constructor(provider, more = '') { super('Unexpected hook outside of <' + provider + '>. ' + more); this.name = 'ReactContextError' }
}
export const ThemedComponent = ({ className, children }) => createElement(Fragment, null, ['light', 'dark'].map((theme) =>
  createElement(Fragment, { key: theme }, children({ theme, className: [className, 'only-' + theme].filter(Boolean).join(' ') }))))
export const NavbarSecondaryMenuFiller = () => null
export const useAnchorTargetClassName = () => undefined
export const processAdmonitionProps = ({ children, title, ...rest }) => {
  const all = Children.toArray(children)
  const own = all.find((child) => isValidElement(child) && child.props?.mdxType === 'mdxAdmonitionTitle')
  return { ...rest, title: title ?? own?.props.children, children: own ? all.filter((child) => child !== own) : children }
}
export const listTagsByLetters = (tags) => {
  const groups = new Map()
  for (const tag of [...tags].sort((one, other) => one.label.localeCompare(other.label))) {
    const letter = (tag.label[0] ?? '').toUpperCase()
    groups.set(letter, [...(groups.get(letter) ?? []), tag])
  }
  return [...groups].sort(([one], [other]) => one.localeCompare(other)).map(([letter, some]) => ({ letter, tags: some }))
}
const said = (id, message) => () => createElement(Translate, { id }, message)
export const translateTagsPageTitle = () => translate({ id: 'theme.tags.tagsPageTitle', message: 'Tags' })
export const SkipToContentFallbackId = '__docusaurus_skipToContent_fallback'
export const SkipToContentLink = () => null
export const UnlistedBannerTitle = said('theme.contentVisibility.unlistedBanner.title', 'Unlisted page')
export const UnlistedBannerMessage = said('theme.contentVisibility.unlistedBanner.message', 'This page is in no list. Only who knows its address can open it.')
export const DraftBannerTitle = said('theme.contentVisibility.draftBanner.title', 'Draft page')
export const DraftBannerMessage = said('theme.contentVisibility.draftBanner.message', 'This page is a draft. It is not published.')
export const UnlistedMetadata = () => createElement(Head, null, createElement('meta', { name: 'robots', content: 'noindex, nofollow' }))
export const ErrorBoundaryTryAgainButton = (props) => createElement('button', { type: 'button', ...props }, 'Try again')
export const ErrorBoundaryError = ({ error }) => createElement('p', null, error?.message)
export const ErrorBoundaryErrorMessageFallback = ({ error, tryAgain }) => createElement('div', null,
  createElement('p', null, error?.message), createElement(ErrorBoundaryTryAgainButton, { onClick: tryAgain }))
${importOf('ErrorCauseBoundary', '@docusaurus/ErrorBoundary')}
export { ErrorCauseBoundary }
export const useContextualSearchFilters = () => ({ locale: useDocusaurusContext().i18n.currentLocale, tags: ['default'] })
`
