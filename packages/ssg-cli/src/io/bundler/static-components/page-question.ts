import { resolve } from 'node:path'
import type { Metafile } from '../../esbuild.ts'
import { isInstalled } from '../../within.ts'
import { readFile } from '../../read-file.ts'

/** Finds hooks that know their answer only where a page is rendered. */
const ofPage =
  /\b(?:useActive\w+|useDoc(?!usaurusContext|Search)\w*|useVersions|useLatestVersion|useAllDocsData|useBlogPost|useBlogMetadata|useGlobalData|usePluginData|useAllPluginInstancesData|useCurrentSidebar\w+)\b/

/**
 * Finds what is too much to come with a page: a sidebar, and lists of all docs. A component that asks for that is worth more
 * asleep.
 */
const ofSite =
  /\b(?:useDocsSidebar|useDocById|useLayoutDoc\w*|useCurrentSidebar\w+|docsSidebars)\b|(?<![-\w/'"])docs\b(?!\/)/

/** True for code that asks Docusaurus for the page on which it stands. */
export function asksForPage(code: string): boolean {
  return ofPage.test(code) && code.includes('@docusaurus/')
}

/** Whether a file, or one of the site's own that it imports, asks what is known where a page is rendered. */
export interface PageQuestions {
  /** True when it does. */
  readonly asks: boolean
  /** The first hook by which it asks for more than comes with a page. */
  readonly tooMuch?: string
}

/** What a file asks of its page, itself or by the site's own files that it imports. */
export function pageQuestions(file: string, inputs: Metafile['inputs'], siteDir: string): PageQuestions {
  const texts = reached(file, inputs).map((each) => readFile(resolve(siteDir, each), 'utf8'))
  const asking = texts.filter(asksForPage)
  const [tooMuch] = asking.flatMap((text) => (ofSite.test(text) ? (ofPage.exec(text) ?? []) : []))
  return { asks: asking.length > 0, ...(tooMuch !== undefined && { tooMuch }) }
}

/** A file and the site's own files that it imports, also through others. */
function reached(file: string, inputs: Metafile['inputs']): readonly string[] {
  const found = new Set([file])
  for (const each of found)
    for (const { path } of inputs[each]?.imports ?? [])
      if (/\.[jt]sx?$/.test(path) && !/^[a-z-]{2,}:/.test(path) && !isInstalled(path)) found.add(path)
  return [...found]
}
