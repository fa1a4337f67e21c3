import { resolve } from 'node:path'
import type { Metafile } from '../../esbuild.ts'
import { isInstalled } from '../../files/within.ts'
import { readFile } from '../../files/read-file.ts'
import { packageIsland } from './static-modules.ts'

/** Finds hooks that know their answer only where a page is rendered. */
const ofPage =
  /\b(?:useActive\w+|useDoc(?!usaurusContext|Search)\w*|useVersions|useLatestVersion|useAllDocsData|useBlogPost|useBlogMetadata|useGlobalData|usePluginData|useAllPluginInstancesData|useCurrentSidebar\w+)\b/

/**
 * Finds what is too much to come with a page: a sidebar, and lists of all docs, which are a property of versions. A component
 * that asks for that is worth more asleep. Classes and settings of docs have that name too, and so have words that are shown.
 */
const ofSite =
  /\b(?:useDocsSidebar|useDocById|useLayoutDoc\w*|useCurrentSidebar\w+|docsSidebars)\b|(?<!ThemeClassNames|[tT]hemeConfig(?:\(\))?)\??\.docs\b(?!\/)|[{,]\s*docs\s*[,:=}]/

/** True for code that asks Docusaurus for the page on which it stands. */
export function asksForPage(code: string): boolean {
  return ofPage.test(code) && code.includes('@docusaurus/')
}

/** Whether a file, or one that it imports, asks what is known where a page is rendered. */
export interface PageQuestions {
  /** True when it does. */
  readonly asks: boolean
  /** The first hook by which it, or a file of the site, asks for more than comes with a page. */
  readonly tooMuch?: string
}

/**
 * What a file asks of its page, itself or by files that it imports. A file of a package has more in it than a component shows: that it
 * asks counts, and not that it asks for too much.
 */
export function pageQuestions(file: string, inputs: Metafile['inputs'], siteDir: string): PageQuestions {
  const [own, installed] = reached(file, inputs)
  const asking = textsOf(own, siteDir).filter(asksForPage)
  const [tooMuch] = asking.flatMap((text) => (ofSite.test(text) ? (ofPage.exec(text) ?? []) : []))
  const asks = asking.length > 0 || textsOf(installed, siteDir).some(asksForPage)
  return { asks, ...(tooMuch !== undefined && { tooMuch }) }
}

function textsOf(files: readonly string[], siteDir: string): readonly string[] {
  return files.map((each) => readFile(resolve(siteDir, each), 'utf8'))
}

/** A file and the site's own files that it imports, also through others; and files of packages that know Docusaurus. */
function reached(
  file: string,
  inputs: Metafile['inputs'],
): readonly [own: readonly string[], installed: readonly string[]] {
  const found = new Set([file])
  const importsOf = (path: string) => (inputs[`${path}?original`] ?? inputs[path])?.imports ?? []
  for (const each of found)
    for (const { path, external } of importsOf(each))
      // Modules that a name made in code may lead to are no file.
      if (
        path.startsWith(`${packageIsland}:`) ||
        (!external && /\.[cm]?[jt]sx?$/.test(path) && !/^[a-z-]{2,}:/.test(path))
      )
        found.add(path)
  const files = [...found].filter((path) => !path.startsWith(`${packageIsland}:`))
  const knowsDocusaurus = (path: string) =>
    importsOf(path).some(({ original }) => original?.startsWith('@docusaurus/') ?? false)
  return [
    files.filter((path) => !isInstalled(path)),
    files.filter((path) => isInstalled(path) && knowsDocusaurus(path)),
  ]
}
