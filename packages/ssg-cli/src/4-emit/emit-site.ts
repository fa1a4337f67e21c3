import { emitSearchIndex } from './emit-search-index.ts'
import { hashOf, hashValues } from '../text/hash.ts'
import type { Host, OutputEntry } from '../host.ts'
import type { MadePages } from '../model/page-plan.ts'
import type { Asset } from '../model/asset.ts'
import type { PreparedSite } from '../model/prepared-site.ts'
import { algoliaHosts } from '@docs-build/search/hosted'
import { headers } from './headers.ts'
import { llms, type LlmsSection } from './llms.ts'
import { redirectFiles } from './redirect-files.ts'
import { redirectScript } from './redirect-page.ts'
import { robots } from './robots.ts'
import { manifestPath } from '@docs-build/search/builder'
import { sitemap } from './sitemap.ts'
import { outputPath } from '../text/base-url.ts'

/** Put everything into the output that is not a page, and list all files that it holds in the end. */
export function emitSite(
  host: Host,
  site: PreparedSite,
  made: MadePages,
  inlineScripts: readonly string[],
): OutputEntry[] {
  const { config, context, present } = site
  const entries = new Map<string, OutputEntry>()
  const keep = (entry: OutputEntry) => entries.set(entry.path, entry)
  const put = (path: string, content: string | Uint8Array) => {
    const hash = hashOf(content)
    if (present[path] !== hash) host.output.write(path, content)
    keep({ path, hash, size: Buffer.byteLength(content) })
  }
  const copy = (from: string, path: string) => {
    const hash = host.files.hash(from)
    if (present[path] !== hash) host.output.copy(from, path)
    keep({ path, hash, size: host.files.stat(from)?.size ?? 0 })
  }

  /** A large file that follows from others: it is not even made while they are the same. */
  const derive = (path: string, from: unknown, make: () => string) => {
    const key = hashValues(path, from)
    const known = host.cache.get<OutputEntry>('derived', key)
    if (known && present[path] === known.hash) return keep(known)
    put(path, make())
    host.cache.set('derived', key, entries.get(path))
    return entries
  }

  /** While no page changed, neither did the index. Else its pieces are named by what they hold: those that are there stay. */
  const putSearchIndex = () => {
    const index = emitSearchIndex(host, site, made)
    if (!index) return
    const last = host.cache.get<IndexEntries>('derived', 'search-index')
    const isPresent = ({ path, hash }: OutputEntry) => present[path] === hash
    if (last?.hash === index.hash && last.entries.every(isPresent)) return last.entries.forEach(keep)
    const there = new Map(last?.entries.filter(isPresent).map((entry) => [entry.path, entry]))
    const written = index.files().map(({ path, make }) => {
      const known = path === manifestPath ? undefined : there.get(path)
      if (known) keep(known)
      else put(path, make())
      return entries.get(path)
    })
    host.cache.set('derived', 'search-index', { hash: index.hash, entries: written })
  }

  /** A file that a site has of its own stands in place of ours. */
  const putUnlessOwn = (path: string, make: () => string) => {
    if (!site.staticFiles.has(path)) put(path, make())
  }

  // Pages are written already: neither a static file nor a redirect ever replaces one.
  const pages = new Set(made.pages.flatMap(({ rendered }) => rendered.files.map(({ path }) => path)))
  for (const [path, from] of site.staticFiles) if (!pages.has(path)) copy(from, path)
  for (const { path, bytes } of site.client.files) put(path, bytes)
  for (const { dataUrl, items } of Object.values(context.sidebars))
    put(outputPath(dataUrl, config.baseUrl), JSON.stringify(items))
  for (const asset of usedAssets(site, made)) copy(asset.source, asset.output)
  for (const [path, html] of redirectFiles(site)) if (!pages.has(path)) put(path, html)
  putUnlessOwn('sitemap.xml', () =>
    sitemap(
      listedPages(made).map(({ plan: { page } }) => ({ url: page.meta.canonical, ...lastModified(page.content) })),
    ),
  )
  putUnlessOwn('robots.txt', () => robots(config))
  putUnlessOwn('llms.txt', () =>
    llms({ title: config.title, tagline: config.tagline, sections: llmsSections(site, made) }),
  )
  derive(
    'search-records.json',
    made.pages.map(({ rendered }) => rendered.files[0]?.hash),
    () => searchRecords(host, made),
  )
  putSearchIndex()
  putUnlessOwn('_headers', () =>
    headers({
      baseUrl: config.baseUrl,
      inlineScripts: [...inlineScripts, ...(config.redirects.length > 0 ? [redirectScript] : [])],
      connect: searchHosts(config.search),
    }),
  )
  for (const { rendered } of made.pages) for (const file of rendered.files) keep(file)
  host.progress({ step: 'emit', done: entries.size, total: entries.size })
  return [...entries.values()]
}

/** The search index of the last build. */
interface IndexEntries {
  readonly hash: string
  readonly entries: readonly OutputEntry[]
}

function usedAssets({ moduleAssets }: PreparedSite, made: MadePages): readonly Asset[] {
  const all = [...moduleAssets, ...made.pages.flatMap(({ linked }) => linked?.assets ?? [])]
  return [...new Map(all.map((asset) => [asset.output, asset])).values()]
}

function listedPages(made: MadePages) {
  return made.pages.filter(({ plan: { page } }) => !page.meta.noIndex && page.content.type !== 'not-found')
}

function lastModified(content: { readonly type: string; readonly lastUpdated?: { readonly date?: string } }): {
  lastModified?: string
} {
  return content.lastUpdated?.date === undefined ? {} : { lastModified: content.lastUpdated.date }
}

/** One section a version; the latest first, for it is what most readers want. */
function llmsSections({ config, graph }: PreparedSite, made: MadePages): LlmsSection[] {
  const listed = listedPages(made)
  const sections = graph.collections.flatMap(({ id, versions }) =>
    versions.map((version) => ({
      isLast: version.isLast,
      title: versions.length > 1 ? `${id === 'default' ? 'Documentation' : id} ${version.label}` : 'Pages',
      entries: listed.flatMap(({ plan: { doc, page } }) => {
        if (!doc || doc.doc.collection !== id || doc.doc.version !== version.name || page.content.type !== 'doc')
          return []
        return [{ title: doc.doc.title, url: config.url + page.content.markdownUrl, description: doc.doc.description }]
      }),
    })),
  )
  return [...sections.filter(({ isLast }) => isLast), ...sections.filter(({ isLast }) => !isLast)]
}

function searchRecords(host: Host, made: MadePages): string {
  const texts = made.pages.flatMap(({ rendered }) => (rendered.records ? [host.cache.readBlob(rendered.records)] : []))
  return `[\n${texts.join(',\n')}\n]\n`
}

/** Hosts that the client asks when search is hosted. */
function searchHosts({ provider, algolia }: PreparedSite['config']['search']): readonly string[] {
  return provider === 'algolia' && algolia ? algoliaHosts(algolia.appId, algolia.hosts) : []
}
