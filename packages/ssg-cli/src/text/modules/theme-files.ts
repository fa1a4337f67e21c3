import { isThemeModule, placedModules } from './docusaurus-theme.ts'
import { innerParts, pageParts } from './page-parts.ts'

const endings = ['.tsx', '.ts', '.jsx', '.js'].flatMap((ending) => [ending, `/index${ending}`])

/** Components of our theme that Docusaurus has by the same name. */
const shared = new Set([
  'Admonition',
  'CodeBlock',
  'Details',
  'DocCardList',
  'Heading',
  'TabItem',
  'Tabs',
  'ThemedImage',
  'TOCInline',
])

/**
 * The file that stands for a module of the theme: one of the site, as in sites of Docusaurus, or for names that no theme has one
 * of a plugin. Undefined when there is none.
 *
 *     moduleFile('Footer', exists)  // → 'src/theme/Footer/index.tsx'
 *
 * @param isFile says whether a path of the site is a file
 * @param folders where plugins have modules, relative to the site folder
 * @param importer of a module there: it finds what stands beside it, whatever the name
 * @see https://docusaurus.io/docs/swizzling#how-to-swizzle
 */
export function moduleFile(
  name: string,
  isFile: (path: string) => boolean,
  folders: readonly string[] = [],
  importer = '',
): string | undefined {
  const isOurs = isThemeModule(name) || shared.has(name)
  const further = folders.filter((folder) => !isOurs || importer.startsWith(`${folder}/`))
  return ['src/theme', ...further]
    .flatMap((folder) => endings.map((ending) => `${folder}/${name}${ending}`))
    .find(isFile)
}

/**
 * True for a copy of the tabs of Docusaurus' theme. It asks its children for their properties, which browsers have as HTML: it would show
 * one tab and never another. Those of the theme stand in its place, and in that of the copies of its parts.
 *
 *     isCopyOfTabs("import { useTabs } from '@docusaurus/theme-common/internal'")  // → true
 */
export function isCopyOfTabs(text: string): boolean {
  return /\buse(?:Tabs|TabsContextValue|TabGroupChoice)\b/.test(text) && !/@theme-(?:original|init)\/Tabs\b/.test(text)
}

/** Names of the modules that show tabs together. */
export const tabsModules: readonly string[] = ['Tabs', 'TabItem']

/**
 * The name of a module in `src/theme`, undefined for other files: tests, types and stylesheets.
 *
 *     moduleName('Footer/index.tsx')  // → 'Footer'
 */
export function moduleName(path: string): string | undefined {
  if (/\.d\.ts$|\.test\.|(?:^|\/)__tests__\//.test(path)) return undefined
  return /^(.*?)(?:\/index)?\.[jt]sx?$/.exec(path)?.[1]
}

/**
 * The name of a module of a theme, by its file in the site or in a theme of a package. Undefined for files elsewhere.
 *
 *     nameInTheme('src/theme/Footer/index.tsx')  // → 'Footer'
 *
 * @param path relative to the site folder
 * @param folders where plugins have modules
 */
export function nameInTheme(path: string, folders: readonly string[] = []): string | undefined {
  const folder = ['src/theme', ...folders].find((each) => path.startsWith(`${each}/`))
  return folder === undefined ? undefined : moduleName(path.slice(folder.length + 1))
}

/** Modules around articles and around pages, and what a page has by itself beside them. */
const frames: readonly (readonly [modules: readonly string[], parts: RegExp])[] = [
  [['Root', 'DocItem', 'DocItem/Layout', 'DocItem/Content', 'MDXContent'], /^(?:Doc(?!Card)|TOC)/],
  [['Layout'], /^(?:AnnouncementBar|Footer|Navbar|SkipToContent|BackToTopButton)$/],
  [['BlogPostPage', 'BlogPostItem', 'BlogPostItem/Content'], /^BlogPostItem\/Header$/],
]

/**
 * True where a copy of a module around articles or pages imports a part that a page has by itself: it would show twice.
 *
 *     isBeside('DocBreadcrumbs', 'src/theme/DocItem/Layout/index.js')  // → true
 *     isBeside('Footer', 'src/theme/Layout.tsx')                       // → true
 *
 * @param importer relative to the site folder
 * @param items what shows docs in the place of `DocItem`, and where plugins have modules
 */
export function isBeside(
  name: string,
  importer: string,
  {
    folders = [],
    items = [],
  }: { readonly folders?: readonly string[] | undefined; readonly items?: readonly string[] } = {},
): boolean {
  const isPart = Object.hasOwn({ ...pageParts, ...innerParts }, name) || placedModules.includes(name)
  const from = isPart ? nameInTheme(importer, folders) : undefined
  if (from === undefined) return false
  const isItem = items.some((item) => `@theme/${from}/`.startsWith(`${item}/`))
  return frames.some(
    ([modules, parts]) => (modules.includes(from) || (isItem && modules.includes('DocItem'))) && parts.test(name),
  )
}
