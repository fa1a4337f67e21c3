import type { MadePage } from '../../model/page-plan.ts'
import type { OutputFile } from '../../model/page-job.ts'
import type { Site } from '../../model/planned-site.ts'
import {
  offlineListName,
  offlineWorkerEntry,
  offlineWorkerPath,
  type OfflineFile,
  type OfflineList,
} from '../../model/offline-files.ts'
import { hashOf } from '../../text/hash.ts'
import { partsOf } from '../../text/part-of.ts'
import { languageFolder, siteRoot } from '../../text/urls/site-root.ts'
import type { MadeFile } from '../emitter.ts'
import { onlyServed } from './only-served.ts'

/** The argument of {@link offlineFiles}. */
export interface OfflineFilesInput {
  readonly site: Site
  readonly pages: readonly MadePage[]
  /** All other files of the output. */
  readonly entries: readonly OutputFile[]
}

/** What a service worker needs: itself, and lists of what a reader can keep as a whole. None unless the config asks for it. */
export function offlineFiles(input: OfflineFilesInput): readonly MadeFile[] {
  const { client, config } = input.site
  const script = client.entries[offlineWorkerEntry]
  if (!config.offline || script === undefined) return []
  // Under its own path it is the same for ever: browsers then look into what it imports.
  const worker = {
    path: offlineWorkerPath,
    make: () => `importScripts(${JSON.stringify(siteRoot(config) + script)})\n`,
  }
  return [worker, ...partsOf(input.site).flatMap((part) => listsOf(part, input))]
}

/** The lists of one language: each version with what belongs to it. */
function listsOf(part: Site, { site, pages, entries }: OfflineFilesInput): MadeFile[] {
  const folder = languageFolder(part.config)
  const others = partsOf(site).flatMap(({ config }) => languageFolder(config))
  const isForeign = (path: string) =>
    others.some((other) => other !== folder && other.length > folder.length && path.startsWith(other))
  const partOf = versionByFile(pages)
  const shared = entries.filter(({ path }) => !partOf.has(path) && !onlyServed.test(path) && !isForeign(path))
  const language = part === site ? undefined : part.config.locale.code
  const own = pages.filter(({ plan }) => plan.language === language)
  const versions = [...new Set(own.map(versionOf))]
  const lists = versions.map((version) => {
    const files = own
      .filter((page) => belongsTo(page, version))
      .flatMap(({ rendered }) => rendered.files.filter(({ path }) => !path.endsWith('.md')))
    const all = [...files, ...shared].map(({ path, size, hash }): OfflineFile => [path, size, hash.slice(0, 8)])
    const text = JSON.stringify(all)
    const path = `assets/offline/${hashOf(text).slice(0, 8)}.json`
    const bytes = all.reduce((sum, [, size]) => sum + size, 0)
    return { version, text, about: { files: path, count: all.length, bytes } }
  })
  const list: OfflineList = Object.fromEntries(lists.map(({ version, about }) => [version, about]))
  return [
    ...lists.map(({ text, about }) => ({ path: about.files, make: () => text })),
    { path: folder + offlineListName, make: () => JSON.stringify(list) },
  ]
}

function versionByFile(pages: readonly MadePage[]): ReadonlyMap<string, string> {
  return new Map(pages.flatMap((page) => page.rendered.files.map(({ path }) => [path, versionOf(page)] as const)))
}

function versionOf({ plan: { page } }: MadePage): string {
  return page.version ? `${page.version.collection}/${page.version.name}` : ''
}

/** A version comes with the pages of none, but for posts: these are read as news. */
function belongsTo(page: MadePage, version: string): boolean {
  const own = versionOf(page)
  if (own === version || version === '') return true
  const { content } = page.plan.page
  return own === '' && !content.type.startsWith('post') && !(content.type === 'doc' && content.post)
}
