import { importOf } from './import-of.ts'

/**
 * The module of what themes of Docusaurus share among each other, which components of sites import all the same.
 *
 * What belongs to bar, sidebar and page is not theirs to change here: they are told that it is closed and stays so.
 */
export function docusaurusThemeInternal(isBrowser: boolean): string {
  return `import { createContext, createElement, Fragment, useCallback, useContext, useEffect, useRef, useState } from 'react'
${importOf('useDocusaurusContext', '@docusaurus/useDocusaurusContext')}
${importOf('{ useLocation }', '@docusaurus/router')}
export * from ${JSON.stringify('@docusaurus/theme-common')}
export { useBlogPost, BlogPostProvider } from ${JSON.stringify('@docusaurus/plugin-content-blog/client')}
${isBrowser ? announcementInBrowser : announcementOnServer}
${parts}`
}

const announcementOnServer = `export const useAnnouncementBar = () => ({ isActive: false, close: () => undefined })`

const announcementInBrowser = `export const useAnnouncementBar = () => ({
  isActive: document.documentElement.dataset.announcement !== 'dismissed' && document.querySelector('[data-announcement]') !== null,
  close: () => document.querySelector('[data-announcement-close]')?.click(),
})`

const parts = `const nothing = () => undefined
const passing = ({ children }) => createElement(Fragment, null, children)
export const ColorModeProvider = passing
export const AnnouncementBarProvider = passing
export const ScrollControllerProvider = passing
export const NavbarProvider = passing
export const TitleFormatterProvider = passing
export const CodeBlockContextProvider = passing
export const useNavbarMobileSidebar = () => ({ disabled: false, shouldRender: false, shown: false, toggle: nothing })
export const useNavbarSecondaryMenu = () => ({ shown: false, hide: nothing, content: undefined })
export const useScrollPositionBlocker = () => ({ blockElementScrollPositionUntilNextRender: nothing })
export const useScrollController = () => ({ scrollEventsEnabledRef: { current: true }, enableScrollEvents: nothing, disableScrollEvents: nothing })
const placeOf = () => ({ scrollX: globalThis.scrollX ?? 0, scrollY: globalThis.scrollY ?? 0 })
export const useScrollPosition = (told, dependencies = []) => {
  const last = useRef(null)
  useEffect(() => {
    const moved = () => { const now = placeOf(); told(now, last.current); last.current = now }
    moved()
    addEventListener('scroll', moved)
    return () => removeEventListener('scroll', moved)
  }, dependencies)
}
export const useSmoothScrollTo = () => ({ startScroll: (top) => scrollTo({ top, behavior: 'smooth' }), cancelScroll: nothing })
export const useBackToTopButton = ({ threshold }) => {
  const [shown, setShown] = useState(false)
  useScrollPosition(({ scrollY }, before) => setShown(before !== null && scrollY > threshold && scrollY < before.scrollY))
  return { shown, scrollToTop: () => scrollTo({ top: 0, behavior: 'smooth' }) }
}
export const useTOCHighlight = nothing
export const keyboardFocusedClassName = 'navigation-with-keyboard'
export const useKeyboardNavigation = nothing
export const useSkipToContent = () => ({ containerRef: { current: null }, onClick: nothing })
export const TabGroupChoiceProvider = passing
export const useTabGroupChoice = () => ({ ready: true, tabGroupChoices: {}, setTabGroupChoices: nothing })
export const useSearchPage = () => ({ searchQuery: '', setSearchQuery: nothing, generateSearchPageLink: (text) => '/search?q=' + encodeURIComponent(text) })
const treeOf = (toc) => {
  const [roots, open] = [[], []]
  for (const item of toc) {
    while (open.length > 0 && open.at(-1).level >= item.level) open.pop()
    const node = { ...item, children: [] }
    ;(open.at(-1)?.children ?? roots).push(node)
    open.push(node)
  }
  return roots
}
export const useTreeifiedTOC = treeOf
export const useFilteredAndTreeifiedTOC = ({ toc, minHeadingLevel = 2, maxHeadingLevel = 6 }) =>
  treeOf(toc.filter(({ level }) => level >= minHeadingLevel && level <= maxHeadingLevel))
const tabsOf = ({ children }) => [children].flat(Infinity).filter((child) => child?.props?.value !== undefined)
export const sanitizeTabsChildren = (children) => tabsOf({ children })
const Tabs = createContext(null)
// Before Docusaurus 3.10 it made the value of its props.
export const useTabs = (props) => (props === undefined ? useContext(Tabs) : useTabsContextValue(props))
export const TabsProvider = ({ value, children }) => createElement(Tabs.Provider, { value }, children)
export const useTabsContextValue = ({ children, values, defaultValue, lazy = false, block = false }) => {
  const tabValues = values ?? tabsOf({ children }).map(({ props: { value, label, attributes, default: isDefault } }) => ({ value, label, attributes, default: isDefault }))
  const [selectedValue, selectValue] = useState(defaultValue ?? tabValues.find((tab) => tab.default)?.value ?? tabValues[0]?.value)
  return { selectedValue, selectValue, tabValues, lazy, block }
}
const ofMeta = (meta, name) => new RegExp(name + '=(["\\'])(.*?)\\\\1').exec(meta ?? '')?.[2]
export const parseCodeBlockTitle = (meta) => ofMeta(meta, 'title') ?? ''
export const parseLanguage = (className = '') => /(?:^|\\s)language-(\\S+)/.exec(className)?.[1]
export const parseLines = (code) => ({ code, lineClassNames: {} })
export const containsLineNumbers = (meta = '') => /\\bshowLineNumbers\\b/.test(meta)
export const getLineNumbersStart = ({ showLineNumbers, metastring }) =>
  typeof showLineNumbers === 'number' ? showLineNumbers
    : showLineNumbers || containsLineNumbers(metastring) ? Number(/\\bshowLineNumbers=(\\d+)/.exec(metastring ?? '')?.[1] ?? 1) : undefined
export const createCodeBlockMetadata = ({ code, className, language, metastring, title, showLineNumbers }) => ({
  codeInput: code, code, className, language: language ?? parseLanguage(className) ?? 'text', lineClassNames: {},
  title: title ?? parseCodeBlockTitle(metastring), lineNumbersStart: getLineNumbersStart({ showLineNumbers, metastring }) })
export const useCodeWordWrap = () => ({ codeBlockRef: useRef(null), isEnabled: false, isCodeScrollable: false, toggle: nothing })
export const useCodeBlockContext = () => ({ metadata: createCodeBlockMetadata({ code: '' }), wordWrap: useCodeWordWrap() })
export const getPrismCssVariables = () => ({})
export const useAlternatePageUtils = () => {
  const { siteConfig: { url, baseUrl }, i18n: { defaultLocale, localeConfigs } } = useDocusaurusContext()
  const { pathname } = useLocation()
  const createUrl = ({ locale, fullyQualified }) => {
    const base = localeConfigs[locale]?.baseUrl ?? (locale === defaultLocale ? baseUrl : baseUrl + locale + '/')
    return (fullyQualified ? url : '') + base + pathname.replace(baseUrl, '')
  }
  return { createUrl }
}
export const useDateTimeFormat = (options = {}) =>
  new Intl.DateTimeFormat(useDocusaurusContext().i18n.currentLocale, { timeZone: 'UTC', ...options })
export const useLocationChange = (told) => {
  const location = useLocation()
  const last = useRef(null)
  useEffect(() => { told({ location, previousLocation: last.current }); last.current = location }, [location.pathname, location.search, location.hash])
}
export const useHistoryPopHandler = (told) => useEffect(() => {
  const went = () => told(location, 'POP')
  addEventListener('popstate', went)
  return () => removeEventListener('popstate', went)
})
export const useHomePageRoute = () => ({ path: useDocusaurusContext().siteConfig.baseUrl, exact: true })
export const splitNavbarItems = (items) => {
  const isLeft = ({ position = 'left' }) => position === 'left'
  return [items.filter(isLeft), items.filter((item) => !isLeft(item))]
}
export const useHideableNavbar = () => ({ navbarRef: useCallback(nothing, []), isNavbarVisible: true })
export const useLockBodyScroll = (isLocked = true) => useEffect(() => {
  document.body.style.overflow = isLocked ? 'hidden' : 'visible'
  return () => { document.body.style.overflow = 'visible' }
}, [isLocked])
export const extractLeadingEmoji = (text) => {
  const [emoji = null] = /^\\p{Extended_Pictographic}[\\p{Emoji_Modifier}\\u200d\\ufe0f\\p{Extended_Pictographic}]*/u.exec(text) ?? []
  return { emoji, rest: emoji === null ? text : text.slice(emoji.length) }
}
export const DEFAULT_SEARCH_TAG = 'default'
export const useDocCardDescriptionCategoryItemsPlural = () => (count) => count + (count === 1 ? ' item' : ' items')
export const useBlogTagsPostsPageTitle = ({ label, count }) => count + (count === 1 ? ' post' : ' posts') + ' tagged with "' + label + '"'
export const useBlogAuthorPageTitle = ({ name, key, count }) => (name ?? key) + ' - ' + count + (count === 1 ? ' post' : ' posts')
export const translateBlogAuthorsListPageTitle = () => 'Authors'
export const BlogAuthorsListViewAllLabel = () => 'View all authors'
export const BlogAuthorNoPostsLabel = () => 'This author has not written any posts yet.'`
