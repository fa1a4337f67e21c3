import { duplicateRoute } from '../diagnostics/catalogue.ts'
import { hashOf, hashValues } from '../text/hash.ts'
import type { ClientBundle, ServerBundle } from '../model/bundle.ts'
import type { Config } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { LinkTable } from '../model/link-table.ts'
import { decode, routeKey } from '../text/route-key.ts'
import { outcome, type Outcome } from '../model/outcome.ts'
import type { LayoutLink, SiteGraph } from '../model/site.ts'
import type { SiteContext } from '../model/page-job.ts'
import type { PageSidebar, SiteLayout } from '../model/page.ts'
import type { ScannedCollection } from './docs/scan-site.ts'
import { withBase } from '../text/base-url.ts'
import { sidebarKey } from './sidebar-key.ts'
import { markdownUrl } from '../text/page-files.ts'
import { builtInSearch, searchRoute } from './search/search-page.ts'
import { siteLayout } from './layout/site-layout.ts'
import type { ReactPage } from './pages/react-pages.ts'

/** The argument of {@link siteContext}. */
export interface SiteContextInput {
  readonly config: Config
  readonly configSource: string
  readonly configText?: string
  readonly graph: SiteGraph
  readonly scanned: readonly ScannedCollection[]
  readonly reactPages: readonly ReactPage[]
  /** URL paths below the base URL of the files in the static folders. */
  readonly staticFiles: readonly string[]
  readonly server: ServerBundle
  readonly client: ClientBundle
}

/** What all pages share, and the links of the layout. */
export interface SiteContextOutcome {
  readonly context: SiteContext
  readonly layoutLinks: readonly LayoutLink[]
  /** Route of the search page that the theme brings. */
  readonly searchPage?: string
}

/** Files below the base URL that every build makes and no route has: links may lead to them. */
const generatedFiles = ['sitemap.xml', 'robots.txt', 'llms.txt', 'search-records.json', '404.html'] as const

/** Bring together what all pages need. */
export function siteContext(input: SiteContextInput): Outcome<SiteContextOutcome> {
  const { config, graph, server, client } = input
  const diagnostics: Diagnostic[] = []
  const ownTable = linkTable(input, (diagnostic) => diagnostics.push(diagnostic))
  const searchPage = builtInSearch(config, ownTable)
  const table = searchPage === undefined ? ownTable : withRoute(ownTable, searchPage)
  const url = (path: string | undefined) => (path === undefined ? '' : config.baseUrl + path)
  const byPrefix = (prefix: string) =>
    Object.fromEntries(
      Object.entries(client.entries).flatMap(([key, path]) =>
        key.startsWith(prefix) ? [[key.slice(prefix.length), url(path)]] : [],
      ),
    )
  const layout = siteLayout({
    config,
    configSource: input.configSource,
    configText: input.configText,
    graph,
    hasHome: routeKey(config.baseUrl) in table.routes || decode(`${config.baseUrl}index.html`) in table.files,
    searchHref: searchPage ?? table.routes[routeKey(searchRoute(config))] ?? searchRoute(config),
    buildId: hashOf(JSON.stringify([client.entries, client.css])).slice(0, 8),
    assets: {
      css: client.css.map(url),
      entry: url(client.entries['client']),
      islands: byPrefix('island:'),
      pages: byPrefix('page:'),
    } satisfies SiteLayout['assets'],
    resolve: (path) => {
      const full = path.startsWith('/')
        ? withBase(path, config.baseUrl)
        : path === ''
          ? config.baseUrl
          : config.baseUrl + path.replace(/^\.\//, '')
      const hashAt = full.search(/[?#]/)
      const pathname = hashAt < 0 ? full : full.slice(0, hashAt)
      return (table.routes[routeKey(pathname)] ?? pathname) + (hashAt < 0 ? '' : full.slice(hashAt))
    },
  })
  diagnostics.push(...layout.diagnostics)
  const context: SiteContext = {
    config,
    layout: layout.value.layout,
    table,
    sidebars: pageSidebars(input),
    versionFiles: versionFiles(input.scanned),
    modules: server.modules,
  }
  return outcome({ context, layoutLinks: [...layout.value.links, ...graph.layoutLinks], searchPage }, diagnostics)
}

function withRoute(table: LinkTable, route: string): LinkTable {
  return { ...table, routes: { ...table.routes, [routeKey(route)]: route } }
}

function linkTable(input: SiteContextInput, report: (diagnostic: Diagnostic) => void): LinkTable {
  const { config, graph } = input
  const routes: Record<string, string> = {}
  const owners: Record<string, string> = {}
  const docs: Record<string, string> = {}
  const sources: Record<string, string> = {}
  const files: Record<string, true> = {}
  const claim = (route: string, source: string) => {
    const key = routeKey(route)
    const lower = key.toLowerCase()
    const owner = owners[lower]
    if (owner !== undefined && owner !== source) report(duplicateRoute({ route, first: owner, second: source }))
    owners[lower] ??= source
    routes[key] ??= route
  }
  for (const { versions } of graph.collections) {
    for (const version of versions) {
      for (const doc of version.docs) {
        claim(doc.permalink, doc.source)
        docs[`${doc.collection}/${doc.version}/${doc.file}`] = doc.permalink
        if (version.isLast || sources[doc.source] === undefined) sources[doc.source] = doc.permalink
        files[decode(markdownUrl(doc.permalink, config.baseUrl))] = true
      }
      for (const index of version.generatedIndexes) claim(index.permalink, index.source)
    }
  }
  for (const page of input.reactPages) claim(page.route, page.source)
  for (const { from } of config.redirects)
    routes[routeKey(withBase(from, config.baseUrl))] ??= withBase(from, config.baseUrl)
  for (const path of input.staticFiles) files[decode(config.baseUrl) + path] = true
  for (const path of generatedFiles) files[decode(config.baseUrl) + path] = true
  return { baseUrl: config.baseUrl, routes, files, docs, sources }
}

function pageSidebars({ config, graph }: SiteContextInput): Record<string, PageSidebar> {
  const sidebars: Record<string, PageSidebar> = {}
  for (const { versions } of graph.collections) {
    for (const version of versions) {
      for (const [name, items] of Object.entries(version.sidebars)) {
        const key = sidebarKey(version, name)
        sidebars[key] = {
          key,
          items,
          dataUrl: `${config.baseUrl}assets/sidebar-${hashValues(items).slice(0, 8)}.json`,
        }
      }
    }
  }
  return sidebars
}

function versionFiles(scanned: readonly ScannedCollection[]): Record<string, Record<string, string>> {
  const all: Record<string, Record<string, string>> = {}
  for (const { config, versions } of scanned) {
    for (const { name, files } of versions) {
      const own: Record<string, string> = {}
      for (const [path, source] of files) if (!/\.mdx?$/.test(path)) own[path] = source
      all[`${config.id}/${name}`] = own
    }
  }
  return all
}
