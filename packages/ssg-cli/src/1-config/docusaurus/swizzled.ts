import { isThemeModule, placedModules } from '../../text/modules/docusaurus-theme.ts'
import { folderOf, joinPath } from '../../text/urls/resolve-path.ts'
import { isCopyOfTabs, moduleName, tabsModules } from '../../text/modules/theme-files.ts'
import { innerParts, pageParts } from '../../text/modules/page-parts.ts'
import { exportedKeys } from './exported-keys.ts'
import { joined, leftOut, otherwise, type Part } from './part.ts'
import type { SiteFacts } from './site-facts.ts'

/** Modules that stand in place of components of our theme, which get the same props. */
const replacing: Readonly<Record<string, string>> = {
  Admonition: 'Admonition',
  CodeBlock: 'CodeBlock',
  Details: 'Details',
  DocCardList: 'DocCardList',
  NotFound: 'NotFound',
  'NotFound/Content': 'NotFound',
  TabItem: 'TabItem',
  Tabs: 'Tabs',
  ThemedImage: 'ThemedImage',
  TOCInline: 'TocInline',
}

/** Modules that stand for elements of Markdown. */
const ofMarkdown: Readonly<Record<string, string>> = {
  'MDXComponents/A': 'a',
  'MDXComponents/Img': 'img',
  'MDXComponents/Li': 'li',
  'MDXComponents/Ul': 'ul',
}

/** Modules that stand around articles, from the outermost, and those behind them. */
const ofDocs = {
  around: ['DocItem', 'DocItem/Layout', 'DocItem/Content', 'MDXContent'],
  after: [],
}
const ofPosts = {
  around: ['BlogPostPage', 'BlogPostItem', 'BlogPostItem/Content', 'MDXContent'],
  after: ['BlogPostItem/Footer'],
}

/**
 * What becomes of the modules in `src/theme`, by which a site of Docusaurus changes its theme, or of those of a package. All of them
 * can be imported from `@theme/…`.
 *
 * @param theme the folder of the modules
 * @param taken names of modules that others have
 * @see https://docusaurus.io/docs/swizzling
 */
export function swizzled(
  { filesIn, textOf }: Pick<SiteFacts, 'filesIn' | 'textOf'>,
  theme = 'src/theme',
  taken: ReadonlySet<string | undefined> = new Set(),
): Part {
  const files = new Map(
    filesIn(theme).flatMap((path) => {
      const name = moduleName(path)
      return name === undefined || taken.has(name) ? [] : [[name, `${theme}/${path}`] as const]
    }),
  )
  // A copy of an outer component shows the inner ones by itself.
  const isShown = (name: string, all: readonly string[]) =>
    all.some((other) => other !== name && importing(name).test(textOf(files.get(other) ?? '')))
  const filesOf = (names: readonly string[]) =>
    names.flatMap((name) =>
      isShown(
        name,
        names.filter((other) => files.has(other)),
      )
        ? []
        : (files.get(name) ?? []),
    )
  const [docs, posts] = [ofDocs, ofPosts].map((kind) => ({ around: filesOf(kind.around), after: filesOf(kind.after) }))
  const articles = {
    ...(docs && docs.around.length + docs.after.length > 0 && { docs }),
    ...(posts && posts.around.length + posts.after.length > 0 && { posts }),
  }
  // A copy of the layout shows what it imports, and nothing beside it.
  const layout = files.get('Layout')
  const isCopied = layout !== undefined && !ofOriginal('Layout').test(textOf(layout))
  const isBarHidden =
    isCopied && !filesIn('src').some((path) => importing('AnnouncementBar').test(textOf(`src/${path}`)))
  const isTabs = isCopyOfTabs(textOf(files.get('Tabs') ?? ''))
  // What stands around another part is given the place of both.
  const inner = [...files].sort(([a], [b]) => isOuter(a) - isOuter(b))
  return joined([
    ...(Object.keys(articles).length > 0 ? [{ config: { theme: { articles } } }] : []),
    ...Object.entries(madeOfParts).flatMap(([component, parts]) =>
      ownsParts(files, component, parts)
        ? [{ config: { theme: { components: { [component]: `@theme/${component}/Whole` } } } }]
        : [],
    ),
    ...inner.map(([name, file]) =>
      isBarHidden && name === 'AnnouncementBar'
        ? leftOut("the site's own layout does not show it")(undefined, file)
        : Object.values(madeOfParts).some((parts) => parts.test(name))
          ? {}
          : isTabs && tabsModules.includes(name)
            ? tabsOfTheme(undefined, file)
            : name === layoutProvider && !files.has('Root')
              ? joined([{ config: { theme: { root: file } } }, aroundLayout(undefined, file)])
              : partOf(name, file, textOf),
    ),
  ])
}

/** Finds the import of a module of the theme, and none of its original. */
function importing(name: string): RegExp {
  return new RegExp(`from\\s*['"]@theme/${name}['"]`)
}

const around = new Set([...ofDocs.around, ...ofDocs.after, ...ofPosts.around, ...ofPosts.after])

/** The modules by which a site of Docusaurus changes items of the navbar, or adds types of them. */
export function itemModules({ filesIn, textOf }: Pick<SiteFacts, 'filesIn' | 'textOf'>): ReadonlySet<string> {
  const names = filesIn('src/theme').flatMap((path) => {
    const name = moduleName(path) ?? ''
    if (/^NavbarItem(?:\/|$)/.test(name)) return [name]
    // What stands around the original has the items of our theme in it.
    const isCopy = /^Navbar(?:\/Content)?$/.test(name) && !ofOriginal(name).test(textOf(`src/theme/${path}`))
    return isCopy ? [name] : []
  })
  return new Set(names)
}

/** Finds the import of what the theme has under a name. */
function ofOriginal(name: string): RegExp {
  return new RegExp(`['"]@theme-(?:original|init)/${name}['"]`)
}

/** Components that are made of modules of a site where it has some of them. */
const madeOfParts: Readonly<Record<string, RegExp>> = {
  Admonition: /^Admonition\/(?:Types|Layout|Type\/\w+|Icon\/\w+)$/,
  Footer: /^Footer\/(?:Layout|Links|Links\/(?:MultiColumn|Simple)|LinkItem|Logo|Copyright)$/,
}

/** True for a site that has parts of a component of its own, and not the component, which would show them. */
function ownsParts(files: ReadonlyMap<string, string>, component: string, parts: RegExp): boolean {
  return !files.has(component) && [...files.keys()].some((name) => parts.test(name))
}

/** What provides for the whole layout of a page: the root of a site that has none. */
const layoutProvider = 'Layout/Provider'
const aroundLayout = otherwise('where it shows something itself, it stands on pages of React alone')

/** What is sorted behind others is taken where both stand for one component of ours. */
function isOuter(name: string): number {
  return Number(name.startsWith('DocItem/') || name === 'NotFound')
}

function partOf(name: string, file: string, textOf: SiteFacts['textOf']): Part {
  if (name.startsWith('NavbarItem')) return {}
  if (name === 'SearchBar' && otherSearch.test(textOf(file))) return ownSearch(undefined, file)
  // A copy of it highlights code by itself, in browsers; blocks of pages are highlighted when they are made.
  if (name === 'CodeBlock' && !ofOriginal('CodeBlock').test(textOf(file))) return ofCode(undefined, file)
  const places = { ...replacing, ...pageParts, ...innerParts }
  const component = Object.hasOwn(places, name) && !isOwnSidebar(name, textOf(file)) ? places[name] : undefined
  if (component !== undefined) return { config: { theme: { components: { [component]: file } } } }
  if (name === 'MDXComponents') {
    const own = exportedKeys(file, textOf).map((key) => [key, `${file}#${key}`])
    return { config: { theme: { mdxComponents: Object.fromEntries(own) } } }
  }
  const element = Object.hasOwn(ofMarkdown, name) ? ofMarkdown[name] : undefined
  if (element !== undefined) return { config: { theme: { mdxComponents: { [element]: file } } } }
  if (name === 'Root') return { config: { theme: { root: file } } }
  if (name === 'prism-include-languages') return languagesOf(textOf(file), file)
  // The plugin of live code takes it.
  if (around.has(name) || name === 'ReactLiveScope') return {}
  if (!isPlaced(name)) return isThemeModule(name) || name === 'Heading' ? ofCode(undefined, file) : {}
  const css = stylesIn(textOf(file), file)
  const styled = css.length > 0 ? [{ config: { theme: { css } } }] : []
  return joined([...styled, leftOut('the theme of docs-build stands in this place')(undefined, file)])
}

/** True for a copy of the sidebar, or what gives the sidebar other items: on a page is the branch of the page alone. */
function isOwnSidebar(name: string, text: string): boolean {
  return (
    name.startsWith('DocSidebar') && (!ofOriginal(name).test(text) || /[.{,]\s*sidebar\b(?!-)|\ssidebar=/.test(text))
  )
}

/** Languages that a site makes of others are colored as these; of others nothing is known but their names. */
function languagesOf(text: string, file: string): Part {
  const made = Array.from(text.matchAll(madeLanguage), ([, plain, quoted, extended, same, sameQuoted]) => [
    plain ?? quoted ?? '',
    extended ?? same ?? sameQuoted ?? 'text',
  ])
  const aliases = made.length > 0 ? [{ config: { code: { aliases: Object.fromEntries(made) } } }] : []
  return joined([...aliases, leftOut('grammars come from Shiki, or from a plugin')(undefined, file)])
}

/** Finds `Prism.languages.a = …`, and what is said behind it: a language that it extends, or is. */
const madeLanguage =
  /\blanguages(?:\.([\w-]+)|\[['"]([\w-]+)['"]\])\s*=(?!=)(?:\s*\w+\.languages(?:\.extend\(\s*['"]([\w-]+)['"]|\.(?!extend\b)([\w-]+)|\[['"]([\w-]+)['"]\]))?/g

/** Stylesheets that a module imports for the whole page: what they say counts, whatever stands in its place. */
function stylesIn(text: string, file: string): readonly string[] {
  const paths = Array.from(text.matchAll(globalStyles), ([, path = '']) => path)
  return paths.map((path) => (path.startsWith('@site/') ? joinPath('', path.slice(6)) : joinPath(folderOf(file), path)))
}

const globalStyles = /^\s*import\s*['"]((?:\.{1,2}|@site)\/[^'"]*(?<!\.module)\.(?:css|s[ac]ss|less))['"]/gm

/** Packages of searches that ours stands for: what shows one of them has nothing to show. */
const otherSearch =
  /from\s*['"](?:@docsearch\/|algoliasearch|typesense-docsearch-|@?[\w./-]*(?:search-local|lunr-search|search-pagefind))/
const ownSearch = otherwise('a search comes with the site, and this shows that of another package')

const tabsOfTheme = otherwise("tabs are the theme's, since a copy asks its children what browsers do not have")

/** Nothing is told of modules that no theme has: only code of the site shows them. */
const ofCode = otherwise('code of the site that imports it gets it; what pages show by themselves is of the theme')

/** True for what a page shows by itself: nobody imports it. */
function isPlaced(name: string): boolean {
  return placedModules.includes(name) || /^(?:Navbar|NavbarItem|DocSidebar|Blog|Doc[A-Z]\w*Page|Layout\/)/.test(name)
}
