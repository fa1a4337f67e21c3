import { nameInTheme } from '../../../../text/modules/theme-files.ts'
import { innerParts, pageParts } from '../../../../text/modules/page-parts.ts'
import { importOf } from '../import-of.ts'
import { pageModule } from '../page.ts'

/** What modules of Docusaurus are given by those around them, in code that has `own`: the props of our component. */
const given: Readonly<Record<string, string>> = {
  Admonition: 'own',
  CodeBlock: 'ofCode(own)',
  BlogPostPaginator: '{ prevItem: neighbour(own.doc.previous), nextItem: neighbour(own.doc.next) }',
  DocPaginator: '{ previous: neighbour(own.previous), next: neighbour(own.next) }',
  DocSidebar: 'ofSidebar(own)',
  'DocSidebar/Desktop': 'ofSidebar(own)',
  'DocSidebar/Desktop/Content': 'ofSidebar(own)',
  TOC: '{ toc: flat(own.items), minHeadingLevel: 2, maxHeadingLevel: 6 }',
  'BlogPostItem/Footer/ReadMoreLink': '{ blogPostTitle: own.title, to: own.href }',
  PaginatorNavLink: '{ permalink: own.to.href, title: own.to.label, subLabel: own.way, isNext: own.isNext }',
  NavbarExtra: '{ type: own.item.name, ...own.item.props, ...(own.isInDrawer && { mobile: true }) }',
}

/** What our components need, in code that has `layout`, `page`, `content` and the `props` that a module of Docusaurus is given. */
const needed: Readonly<Record<string, string>> = {
  Breadcrumbs: '{ layout, crumbs: content.breadcrumbs ?? [] }',
  VersionBanner: '{ layout, version: page.version }',
  VersionBadge: '{ layout, version: page.version }',
  Pagination: '{ layout, previous: content.previous, next: content.next }',
  PostPagination: '{ layout, doc: content }',
  Toc: '{ layout, items: content.toc ?? [] }',
  DocFooter: '{ layout, doc: content }',
  Navbar: '{ layout, page }',
  Sidebar: '{ layout, page }',
  NavbarContent: '{ layout, page }',
  NavbarItem: '{ layout, page, item: itemOf(layout, props) }',
}

/** Where our component stands below posts too, and the module of Docusaurus below docs alone: how to know that. */
const ofPosts: Readonly<Record<string, string>> = { DocFooter: 'own.doc.post', Pagination: 'own.label !== undefined' }

/** Modules that are given something else than our component in their place. */
const places: Readonly<Record<string, string>> = { ...pageParts, ...innerParts, CodeBlock: 'CodeBlock' }

const helpers = `const flat = (items) => items.flatMap(({ html, id, level, children }) => [{ value: html, id, level }, ...flat(children)])
const neighbour = (to) => to && { title: to.label, permalink: to.href }
const entities = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }
const plain = (html) => html.replace(/<[^>]*>/g, '').replace(/&(?:#x([\\da-f]+)|#(\\d+)|(lt|gt|quot|apos|amp));/gi, (_, hex, number, name) =>
  name ? entities[name] : String.fromCodePoint(hex ? parseInt(hex, 16) : Number(number)))
const withText = (own, plainText) => ({ className: 'language-' + own.language, ...own, plainText, children: plainText })
const ofCode = (own) => own.html === undefined ? own : withText(own, plain(own.html))
const ofSidebar = ({ page }) => ({ path: page.route, isHidden: false, onCollapse: () => undefined })`

/**
 * The module in the place of a component of our theme, made of a module of the theme of a Docusaurus site: it is given what it
 * would be given there. Undefined for a file that is none.
 *
 * @param file relative to the site folder: `src/theme/SearchBar/index.js`; or a module made of those of the site: `@theme/NavbarItem`
 * @param own the module of our component
 * @param folders where plugins have modules
 */
export function partInPlace(
  file: string,
  component: string,
  own: { readonly file: string; readonly path: string },
  folders?: readonly string[],
): string | undefined {
  const name = nameInTheme(file, folders)
  const isMade = file.startsWith('@theme/')
  if (!isMade && (name === undefined || places[name] !== component)) return undefined
  const props = given[isMade ? component : (name ?? '')] ?? '{}'
  const isOfPosts = Object.hasOwn(ofPosts, component) ? ofPosts[component] : undefined
  const shown = isOfPosts === undefined ? '' : `${isOfPosts} ? createElement(Original, own) : `
  if (name !== undefined && innerParts[name]?.startsWith('Post')) return postPart(component, own)
  return `import { createElement } from 'react'
${importOf('Own', isMade ? file : own.file)}
import { ${component} as Original } from ${JSON.stringify(own.path)}
export * from ${JSON.stringify(own.path)}
${helpers}
export const ${component} = (own) => ${shown}createElement(Own, ${props})`
}

/** What a part of a post shows, it asks for itself: of the post on whose page it stands, or of one in a list. */
function postPart(component: string, own: { file: string; path: string }): string {
  return `import { createElement } from 'react'
${importOf('Own', own.file)}
${importOf('{ ListedPost }', '@docusaurus/plugin-content-blog/client')}
export * from ${JSON.stringify(own.path)}
export const ${component} = ({ post }) => createElement(ListedPost, { post }, createElement(Own))`
}

/**
 * The code of a module of Docusaurus' theme for which our theme has a component: it shows that. In browsers, where nobody
 * knows the page, it leaves what is there. Undefined for other names.
 *
 * @param name `SearchBar`
 */
export function originalPart(name: string, isBrowser: boolean): string | undefined {
  const component = Object.hasOwn(pageParts, name) ? pageParts[name] : undefined
  if (component === undefined) return undefined
  if (isBrowser) {
    return `import { createElement } from 'react'
export default () => createElement('div', { style: { display: 'contents' }, suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } })`
  }
  return `import { createElement } from 'react'
${importOf('Original', `@theme-own/${component}`)}
${importOf('{ useAround }', pageModule)}
const keys = ['docsPluginId', 'docId', 'sidebarId', 'label', 'to', 'href']
const type = ${JSON.stringify(itemType(name))}
const ofAnyBar = { docsVersionDropdown: (props) => ({ type, collection: props.docsPluginId ?? 'default' }), localeDropdown: () => ({ type }) }
const itemOf = ({ navbar }, props) => navbar.items.find((item) => item.type === 'component' && item.original &&
  item.name === type && keys.every((key) => item.props[key] === props[key]))?.original ?? ofAnyBar[type]?.(props)
const place = { style: { display: 'contents' } }
export default (props) => {
  const { layout, page, isPart } = useAround() ?? {}
  // Around an article the page has these parts by itself; others stand where an author put them.
  const isAround = ${String(!inArticles.has(name))} && !isPart && page.content.type !== 'react'
  if (layout === undefined || isAround) return createElement('div', place)
  const { content } = page
  const needed = ${needed[component] ?? '{ layout }'}
  const isThere = !('item' in needed) || needed.item !== undefined
  return createElement('div', place, isThere && createElement(Original, needed))
}`
}

/** Buttons, of which a page may have more than that of its bar. */
const inArticles: ReadonlySet<string> = new Set(['Navbar/ColorModeToggle', 'SearchBar'])

/** `NavbarItem/DocNavbarItem` → `doc` */
function itemType(name: string): string {
  const bare = name.replace('NavbarItem/', '').replace(/NavbarItem$/, '')
  return bare.charAt(0).toLowerCase() + bare.slice(1)
}
