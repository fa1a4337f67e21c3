import { importOf } from '../import-of.ts'
import { docusaurusLayout } from '../layout.ts'
import { pageModule } from '../page.ts'
import { blogModules } from './blog-modules.ts'

const link = importOf('Link', '@docusaurus/Link')
const base = importOf('useBaseUrl', '@docusaurus/useBaseUrl')
const themeConfig = importOf('{ useThemeConfig }', '@docusaurus/theme-common')
const element = "import { createElement, Fragment } from 'react'"
const classes = "const classes = (...names) => names.filter(Boolean).join(' ')"

/**
 * Modules of Docusaurus' theme that stand around articles or on pages of React, by their names.
 *
 * @see https://docusaurus.io/docs/swizzling
 */
export const pageModules: Readonly<Record<string, string>> = {
  Layout: docusaurusLayout,
  Error: errorPage(),
  ErrorPageContent: errorPage(),
  'NotFound/Content': `${element}
${link}
export default ({ className }) => createElement('main', { className },
  createElement('h1', null, 'Page Not Found'), createElement(Link, { to: '/' }, 'Home'))`,
  Logo: `${element}
${link}
${importOf('ThemedImage', '@theme/ThemedImage')}
${base}
${themeConfig}
${importOf('useDocusaurusContext', '@docusaurus/useDocusaurusContext')}
export default ({ imageClassName, titleClassName, ...rest }) => {
  const { title, logo } = useThemeConfig().navbar ?? {}
  const { siteConfig } = useDocusaurusContext()
  const sources = { light: useBaseUrl(logo?.src), dark: useBaseUrl(logo?.srcDark ?? logo?.src) }
  const { width, height, alt = title ? '' : siteConfig.title } = logo ?? {}
  return createElement(Link, { to: logo?.href ?? '/', ...(logo?.target && { target: logo.target }), ...rest },
    logo && createElement(ThemedImage, { className: imageClassName, sources, alt, width, height }),
    title && createElement('b', { className: titleClassName }, title))
}`,
  ...footerModules(),
  ...navbarModules(),
  ...tagModules(),
  ...blogModules,
  PaginatorNavLink: paginatorNavLink(),
  DocPaginator: `${element}
${importOf('PaginatorNavLink', '@theme/PaginatorNavLink')}
export default ({ previous, next, className }) => createElement('nav', { className: ['pagination-nav', className].filter(Boolean).join(' ') },
  previous && createElement(PaginatorNavLink, { ...previous, subLabel: 'Previous' }),
  next && createElement(PaginatorNavLink, { ...next, subLabel: 'Next', isNext: true }))`,
  EditMetaRow: `${element}
${importOf('EditThisPage', '@theme/EditThisPage')}
${importOf('LastUpdated', '@theme/LastUpdated')}
export default ({ className, editUrl, lastUpdatedAt, lastUpdatedBy }) =>
  createElement('div', { className: ['row', className].filter(Boolean).join(' ') },
    createElement('div', { className: 'col' }, editUrl && createElement(EditThisPage, { editUrl })),
    createElement('div', { className: 'col' }, (lastUpdatedAt || lastUpdatedBy) && createElement(LastUpdated, { lastUpdatedAt, lastUpdatedBy })))`,
  EditThisPage: `${element}
${link}
export default ({ editUrl }) => createElement(Link, { href: editUrl, className: 'theme-edit-this-page' }, 'Edit this page')`,
  LastUpdated: `${element}
export default ({ lastUpdatedAt, lastUpdatedBy }) => createElement('span', { className: 'theme-last-updated' }, 'Last updated',
  lastUpdatedAt && [' on ', createElement('time', { key: 'at', dateTime: new Date(lastUpdatedAt).toISOString() }, new Date(lastUpdatedAt).toISOString().slice(0, 10))],
  lastUpdatedBy && ' by ' + lastUpdatedBy)`,
  // What it adds to Prism, shiki knows or a plugin brings.
  'prism-include-languages': 'export default () => undefined',
  SearchTranslations: 'export default {}',
}

function errorPage(): string {
  return `${element}
export default ({ error, tryAgain }) => createElement('div', { className: 'alert alert--danger' },
  createElement('p', null, error?.message), createElement('button', { type: 'button', onClick: tryAgain }, 'Try again'))`
}

function footerModules(): Readonly<Record<string, string>> {
  const linkItem = importOf('LinkItem', '@theme/Footer/LinkItem')
  return {
    'Footer/Whole': `${element}
${themeConfig}
${['Layout', 'Links', 'Logo', 'Copyright'].map((name) => importOf(name, `@theme/Footer/${name}`)).join('\n')}
export default () => {
  const { footer } = useThemeConfig()
  if (!footer) return null
  const { links = [], logo, copyright, style } = footer
  return createElement(Layout, { style, links: links.length > 0 && createElement(Links, { links }),
    logo: logo && createElement(Logo, { logo }), copyright: copyright && createElement(Copyright, { copyright }) })
}`,
    'Footer/Copyright': `${element}
export default ({ copyright }) => createElement('div', { className: 'footer__copyright', dangerouslySetInnerHTML: { __html: copyright } })`,
    'Footer/Layout': `${element}
export default ({ style, links, logo, copyright }) =>
  createElement('footer', { className: 'theme-layout-footer footer' + (style === 'dark' ? ' footer--dark' : '') },
    createElement('div', { className: 'container container-fluid' }, links,
      (logo || copyright) && createElement('div', { className: 'footer__bottom text--center' },
        logo && createElement('div', { className: 'margin-bottom--sm' }, logo), copyright)))`,
    'Footer/LinkItem': `${element}
${link}
${base}
export default ({ item: { to, href, label, prependBaseUrlToHref, className, html, ...rest } }) => {
  const own = useBaseUrl(to)
  const based = useBaseUrl(href, { forcePrependBaseUrl: true })
  return createElement(Link, { className: ['footer__link-item', className].filter(Boolean).join(' '),
    ...(href ? { href: prependBaseUrlToHref ? based : href } : { to: own }), ...rest }, label)
}`,
    'Footer/Links': `${element}
${importOf('MultiColumn', '@theme/Footer/Links/MultiColumn')}
${importOf('Simple', '@theme/Footer/Links/Simple')}
export default ({ links = [] }) => links.length > 0 && 'title' in links[0]
  ? createElement(MultiColumn, { columns: links }) : createElement(Simple, { links })`,
    'Footer/Links/MultiColumn': `${element}
${linkItem}
const itemOf = (item, index) => item.html
  ? createElement('li', { key: index, className: 'footer__item', dangerouslySetInnerHTML: { __html: item.html } })
  : createElement('li', { key: index, className: 'footer__item' }, createElement(LinkItem, { item }))
export default ({ columns }) => createElement('div', { className: 'row footer__links' }, columns.map(({ title, items = [], className }, index) =>
  createElement('div', { key: index, className: ['theme-layout-footer-column col footer__col', className].filter(Boolean).join(' ') },
    createElement('div', { className: 'footer__title' }, title),
    createElement('ul', { className: 'footer__items clean-list' }, items.map(itemOf)))))`,
    'Footer/Links/Simple': `${element}
${linkItem}
export default ({ links }) => createElement('div', { className: 'footer__links text--center' },
  createElement('div', { className: 'footer__links' }, links.map((item, index) => createElement(Fragment, { key: index },
    index > 0 && createElement('span', { className: 'footer__link-separator' }, '·'),
    item.html ? createElement('span', { className: 'footer__link-item', dangerouslySetInnerHTML: { __html: item.html } })
      : createElement(LinkItem, { item })))))`,
    'Footer/Logo': `${element}
${link}
${importOf('ThemedImage', '@theme/ThemedImage')}
${base}
export default ({ logo: { src, srcDark, alt, width, height, style, className, href, target } }) => {
  const sources = { light: useBaseUrl(src), dark: useBaseUrl(srcDark ?? src) }
  const image = createElement(ThemedImage, { className: ['footer__logo', className].filter(Boolean).join(' '), alt, sources, width, height, style })
  return href ? createElement(Link, { href, target }, image) : image
}`,
  }
}

function navbarModules(): Readonly<Record<string, string>> {
  const navLink = `${element}
${link}
${base}
${importOf('{ useRoute }', pageModule)}
${importOf('ExternalLink', '@theme/Icon/ExternalLink')}
const escaped = (path) => path.replace(/[.*+?^\${}()|[\\]\\\\]/g, '\\\\$&')
export default ({ label, html, children, activeBasePath, activeBaseRegex, prependBaseUrlToHref, isDropdownLink, isDropdownItem, mobile,
  position, type, exact, activeClassName, ...rest }) => {
  const to = useBaseUrl(rest.to)
  const path = useBaseUrl(activeBasePath) ?? to
  const isExact = exact && activeBasePath === undefined
  const pattern = activeBaseRegex ?? (path?.[0] === '/' ? '^' + escaped(path.replace(/\\/$/, '')) + (isExact ? '/?$' : '(?:/|$)') : undefined)
  const route = useRoute()
  const isCurrent = pattern !== undefined && new RegExp(pattern, 'i').test(route)
  const isElsewhere = rest.to === undefined && /^(?:\\w+:)?\\/\\//.test(rest.href ?? '')
  // The client marks the links of the next page.
  return createElement(Link, { ...rest, 'data-active-on': pattern, ...(isCurrent && { 'aria-current': 'page' }),
    ...(isElsewhere && { target: '_blank', rel: 'noopener noreferrer' }), ...(html && { dangerouslySetInnerHTML: { __html: html } }) },
    ...(html ? [] : [children ?? label, label && isElsewhere && createElement(ExternalLink, { width: 14, height: 14 })]))
}`
  return {
    // Where a site has a bar of its own, which asks for it: that of a page has its own.
    'Navbar/Layout': `${element}
${classes}
${themeConfig}
${importOf('{ translate }', '@docusaurus/Translate')}
export default ({ children }) => {
  const { style } = useThemeConfig().navbar ?? {}
  return createElement('nav', { 'aria-label': translate({ id: 'theme.NavBar.navAriaLabel', message: 'Main' }),
    className: classes('navbar navbar--fixed-top', style && 'navbar--' + style) }, children)
}`,
    NavbarItem: `${element}
${importOf('types', '@theme/NavbarItem/ComponentTypes')}
export default ({ type, ...props }) => {
  const Item = types[type ?? (props.items ? 'dropdown' : 'default')] ?? types.default
  return createElement(Item, props)
}`,
    'NavbarItem/ComponentTypes': `${importOf('link', '@theme/NavbarItem/DefaultNavbarItem')}
${importOf('dropdown', '@theme/NavbarItem/DropdownNavbarItem')}
${importOf('html', '@theme/NavbarItem/HtmlNavbarItem')}
${['Doc', 'DocSidebar', 'DocsVersion', 'DocsVersionDropdown', 'LocaleDropdown', 'Search'].map((name) => importOf(name, `@theme/NavbarItem/${name}NavbarItem`)).join('\n')}
export default { default: link, dropdown, html, doc: Doc, docSidebar: DocSidebar, docsVersion: DocsVersion,
  docsVersionDropdown: DocsVersionDropdown, localeDropdown: LocaleDropdown, search: Search }`,
    'NavbarItem/NavbarNavLink': navLink,
    'NavbarItem/DefaultNavbarItem': `${element}
${classes}
${importOf('NavbarNavLink', '@theme/NavbarItem/NavbarNavLink')}
export default ({ className, isDropdownItem, ...rest }) =>
  createElement(NavbarNavLink, { className: classes(isDropdownItem ? 'dropdown__link' : 'navbar__item navbar__link', className), ...rest })`,
    'NavbarItem/DefaultNavbarItem/Desktop': `export { default } from '@theme-original/NavbarItem/DefaultNavbarItem'`,
    'NavbarItem/DefaultNavbarItem/Mobile': `${element}
${classes}
${importOf('NavbarNavLink', '@theme/NavbarItem/NavbarNavLink')}
export default ({ className, isDropdownItem, ...rest }) => createElement(NavbarNavLink, { className: classes('menu__link', className), ...rest })`,
    'NavbarItem/DropdownNavbarItem/Desktop': `export { default } from '@theme-original/NavbarItem/DropdownNavbarItem'`,
    'NavbarItem/DropdownNavbarItem/Mobile': `export { default } from '@theme-original/NavbarItem/DropdownNavbarItem'`,
    'NavbarItem/DropdownNavbarItem': `${element}
${classes}
${importOf('NavbarItem', '@theme/NavbarItem')}
export default ({ label, items = [], className }) => createElement('details', { className: classes('dropdown', className) },
  createElement('summary', { className: 'dropdown__button' }, label),
  createElement('ul', { className: 'dropdown__list' },
    items.map((item, index) => createElement('li', { key: index }, createElement(NavbarItem, { ...item, isDropdownItem: true })))))`,
    'NavbarItem/DocsVersionNavbarItem': `${element}
${importOf('DefaultNavbarItem', '@theme/NavbarItem/DefaultNavbarItem')}
${importOf('{ useDocsVersionCandidates }', '@docusaurus/plugin-content-docs/client')}
export default ({ label, to, docsPluginId, ...rest }) => {
  const [version] = useDocsVersionCandidates(docsPluginId)
  const first = version?.docs.find(({ id }) => id === version.mainDocId) ?? version?.docs[0]
  return createElement(DefaultNavbarItem, { ...rest, label: label ?? version?.label, to: to ?? first?.path ?? version?.path })
}`,
    'NavbarItem/HtmlNavbarItem': `${element}
${classes}
export default ({ value, className }) =>
  createElement('div', { className: classes('navbar__item', className), dangerouslySetInnerHTML: { __html: value } })`,
  }
}

function tagModules(): Readonly<Record<string, string>> {
  const tag = importOf('Tag', '@theme/Tag')
  return {
    Tag: `${element}
${link}
export default ({ permalink, label, count, description }) => createElement(Link, { rel: 'tag', href: permalink, title: description, className: 'tag' },
  label, count !== undefined && createElement('span', null, ' ' + count))`,
    TagsListInline: `${element}
${tag}
export default ({ tags = [] }) => createElement('ul', { className: 'tags clean-list' },
  tags.map((tag) => createElement('li', { key: tag.permalink }, createElement(Tag, tag))))`,
    TagsListByLetter: `${element}
${tag}
${importOf('{ listTagsByLetters }', '@docusaurus/theme-common')}
export default ({ tags = [] }) => createElement('section', null, listTagsByLetters(tags).map(({ letter, tags: some }) =>
  createElement('article', { key: letter }, createElement('h2', { id: letter }, letter),
    createElement('ul', { className: 'clean-list' }, some.map((tag) => createElement('li', { key: tag.permalink }, createElement(Tag, tag)))))))`,
  }
}

function paginatorNavLink(): string {
  return `${element}
${link}
export default ({ permalink, title, subLabel, isNext }) => createElement(Link,
  { className: 'pagination-nav__link pagination-nav__link--' + (isNext ? 'next' : 'prev'), to: permalink },
  subLabel && createElement('div', { className: 'pagination-nav__sublabel' }, subLabel),
  createElement('div', { className: 'pagination-nav__label' }, title))`
}
