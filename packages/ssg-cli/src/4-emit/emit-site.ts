import type { Host } from '../host.ts'
import type { OutputFile } from '../model/page-job.ts'
import type { Site } from '../model/planned-site.ts'
import type { EmitInput, EmittedFile, Emitter } from './emitter.ts'
import { OutputNames } from '../text/urls/output-names.ts'
import { partsOf } from '../text/part-of.ts'
import { feedFiles } from './feeds/feed-files.ts'
import { bundles, generatedFiles } from './generated-files.ts'
import { headersFile } from './headers.ts'
import { llmsFile } from './llms.ts'
import { offlineFiles } from './offline/offline-files.ts'
import { OutputWriter } from './output-writer.ts'
import { redirectFiles } from './redirect-files.ts'
import { robotsFile } from './robots.ts'
import { searchIndexFiles } from './search-index-files.ts'
import { searchRecordsFile } from './search-records-file.ts'
import { assetFiles, clientFiles, sidebarFiles, staticFiles } from './site-files.ts'
import { languageSitemapFile, sitemapFile } from './sitemap.ts'

/** What the site has once, whatever its languages, in the order in which it is written. */
const ofSite: readonly Emitter[] = [
  clientFiles,
  assetFiles,
  ({ ofPlugins }) => ofPlugins,
  unlessOwn(sitemapFile),
  unlessOwn(robotsFile),
  unlessOwn(headersFile),
]

/** What each of its languages has of its own. */
const ofLanguage: readonly Emitter[] = [
  besidePages(staticFiles),
  sidebarFiles,
  besidePages(redirectFiles),
  unlessOwn(llmsFile),
  unlessOwn(feedFiles),
  unlessOwn(languageSitemapFile),
  searchRecordsFile,
  searchIndexFiles,
]

/** The pages of a site, and what other files follow from. */
export interface EmittedPages extends Pick<EmitInput, 'pages' | 'inlineScripts' | 'ofPlugins'> {
  /** Hashes of the files in the present output. */
  readonly present: Readonly<Record<string, string>>
}

/** Put everything into the output that is not a page, and list all files that it holds in the end. */
export function emitSite(
  host: Host,
  site: Site,
  { pages, inlineScripts, ofPlugins, present }: EmittedPages,
): OutputFile[] {
  const writer = new OutputWriter(host, present)
  const input = { host, site, pages, inlineScripts, ofPlugins }
  for (const own of languageInputs(input)) {
    for (const emitter of ofLanguage) for (const file of emitter(own)) writer.write(file)
  }
  for (const emitter of ofSite) for (const file of emitter(input)) writer.write(file)
  for (const { rendered } of pages) for (const file of rendered.files) writer.keep(file)
  for (const file of offlineFiles({ site, pages, entries: [...writer.entries.values()] })) writer.write(file)
  const entries = [...writer.entries.values()]
  host.progress({ step: 'emit', done: entries.length, total: entries.length })
  return entries
}

/**
 * Bring the large files that another machine derived from the same pages. Gives the hashes of the files that the output has
 * then.
 */
export async function bringDerived(
  host: Host,
  site: Site,
  { present, ...emitted }: EmittedPages,
): Promise<EmittedPages['present']> {
  if (!host.shared.isOpen) return present
  const derived = languageInputs({ host, site, ...emitted }).flatMap((own) => [...searchIndexFiles(own)])
  const unknown = derived.map(({ hash }) => hash).filter((hash) => !host.cache.has('derived', hash))
  return { ...present, ...(await host.shared.bring('derived', unknown)) }
}

/** What the files of each language follow from. */
function languageInputs(input: EmitInput): EmitInput[] {
  return partsOf(input.site).map((part) => {
    const language = part === input.site ? undefined : part.config.locale.code
    return { ...input, site: part, pages: input.pages.filter(({ plan }) => plan.language === language) }
  })
}

/** Pages are written already: no static file or redirect ever replaces one, or is a file where it has a folder. */
function besidePages(emitter: Emitter<EmittedFile>): Emitter<EmittedFile> {
  return function* (input) {
    const paths = input.pages.flatMap(({ rendered }) => rendered.files.map(({ path }) => path))
    const ofPages = new Set(paths)
    const names = new OutputNames()
    for (const path of [...paths, ...generatedFiles(input.site.config), bundles]) names.add(path)
    const isTaken = ({ path }: EmittedFile) =>
      names.add(path)?.isNowhere || [path, path.replace(/\/index\.html$/, '.html')].some((each) => ofPages.has(each))
    for (const file of emitter(input)) if (!isTaken(file)) yield file
  }
}

/** A file that a site or a plugin has of its own stands where ours would be. */
function unlessOwn(emitter: Emitter<EmittedFile>): Emitter<EmittedFile> {
  return function* (input) {
    const ofPlugins = new Set(input.ofPlugins.map(({ path }) => path))
    for (const file of emitter(input))
      if (!input.site.staticFiles.has(file.path) && !ofPlugins.has(file.path)) yield file
  }
}
