import type { Host, OutputEntry } from '../host.ts'
import type { Site } from '../model/planned-site.ts'
import type { EmitInput, EmittedFile, Emitter } from './emitter.ts'
import { feedFiles } from './feeds/feed-files.ts'
import { headersFile } from './headers.ts'
import { llmsFile } from './llms.ts'
import { OutputWriter } from './output-writer.ts'
import { redirectFiles } from './redirect-files.ts'
import { robotsFile } from './robots.ts'
import { searchIndexFiles } from './search-index-files.ts'
import { searchRecordsFile } from './search-records-file.ts'
import { assetFiles, clientFiles, sidebarFiles, staticFiles } from './site-files.ts'
import { sitemapFile } from './sitemap.ts'

/** Everything in the output that is not a page, in the order in which it is written. */
const emitters: readonly Emitter[] = [
  besidePages(staticFiles),
  clientFiles,
  sidebarFiles,
  assetFiles,
  besidePages(redirectFiles),
  ({ ofPlugins }) => ofPlugins,
  unlessOwn(sitemapFile),
  unlessOwn(robotsFile),
  unlessOwn(llmsFile),
  unlessOwn(feedFiles),
  searchRecordsFile,
  searchIndexFiles,
  unlessOwn(headersFile),
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
): OutputEntry[] {
  const writer = new OutputWriter(host, present)
  const input = { host, site, pages, inlineScripts, ofPlugins }
  for (const emitter of emitters) for (const file of emitter(input)) writer.write(file)
  for (const { rendered } of pages) for (const file of rendered.files) writer.keep(file)
  const entries = [...writer.entries.values()]
  host.progress({ step: 'emit', done: entries.length, total: entries.length })
  return entries
}

/** Pages are written already: neither a static file nor a redirect ever replaces one. */
function besidePages(emitter: Emitter<EmittedFile>): Emitter<EmittedFile> {
  return function* (input) {
    const ofPages = new Set(input.pages.flatMap(({ rendered }) => rendered.files.map(({ path }) => path)))
    for (const file of emitter(input)) if (!ofPages.has(file.path)) yield file
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
