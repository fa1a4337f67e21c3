import { siteRoot } from '../../text/urls/site-root.ts'
import type { Host } from '../../host.ts'
import type { ClientBundle } from '../../model/bundle.ts'
import type { Config } from '../../model/config.ts'
import type { LinkTable } from '../../model/link-table.ts'
import type { Outcome } from '../../model/outcome.ts'
import type { SiteLayout } from '../../model/page.ts'
import { withBase, withoutBase } from '../../text/urls/base-url.ts'
import { hashOf } from '../../text/hash.ts'
import { decode, routeKey } from '../../text/urls/route-key.ts'
import { textOf } from '../../text/text-of.ts'
import { searchRoute } from '../search/source.ts'
import type { SourcePlan } from '../source.ts'
import { siteLayout, type LayoutOutcome } from './site-layout.ts'

/** What the layout follows from. */
export interface LayoutSources {
  readonly config: Config
  readonly configSource: string
  readonly plans: readonly SourcePlan[]
  readonly table: LinkTable
  readonly client: ClientBundle
}

/** Build the layout of a site from its config, its URLs and its bundle. */
export function layoutOf(host: Pick<Host, 'files'>, sources: LayoutSources): Outcome<LayoutOutcome> {
  const { config, configSource, plans, table, client } = sources
  return siteLayout({
    config,
    configSource,
    configText: textOf(host, configSource),
    collections: plans.flatMap(({ collections = [] }) => collections),
    feeds: plans.flatMap(({ feeds = [] }) => feeds.map(({ type, href, title }) => ({ type, href, title }))),
    hasHome: routeKey(config.baseUrl) in table.routes || decode(`${config.baseUrl}index.html`) in table.files,
    searchHref: table.routes[routeKey(searchRoute(config))] ?? searchRoute(config),
    buildId: hashOf(JSON.stringify([client.entries, client.css, client.sheets, ...languageOf(config)])).slice(0, 8),
    assets: assetUrls(config, client),
    resolve: (path) => resolveLayoutUrl(path, config, table),
  })
}

function assetUrls(config: Config, { css, sheets = {}, entries }: ClientBundle): SiteLayout['assets'] {
  const url = (path: string | undefined) => (path === undefined ? '' : siteRoot(config) + path)
  const byPrefix = (prefix: string) =>
    Object.fromEntries(
      Object.entries(entries).flatMap(([key, path]) =>
        key.startsWith(prefix) ? [[key.slice(prefix.length), url(path)]] : [],
      ),
    )
  const plugins = Object.values(byPrefix('plugin:'))
  return {
    css: css.map(url),
    ...(Object.keys(sheets).length > 0 && {
      sheets: Object.fromEntries(Object.entries(sheets).map(([name, path]) => [name, url(path)])),
    }),
    entry: url(entries['client']),
    islands: byPrefix('island:'),
    pages: byPrefix('page:'),
    ...(entries['root'] !== undefined && { root: url(entries['root']) }),
    ...(plugins.length > 0 && { plugins }),
  }
}

/** A page of another language has another frame: it is loaded and not put into this one. */
function languageOf({ languages, locale }: Config): readonly string[] {
  return languages && locale.code !== languages.default ? [locale.code] : []
}

/** Give a URL of the config its base URL and the one form that links use. */
function resolveLayoutUrl(path: string, config: Config, { routes }: LinkTable): string {
  const { baseUrl } = config
  const root = siteRoot(config)
  // HTML that holds the base URL of the site means that in every language.
  const isWhole = root !== '/' && withoutBase(path, root) !== path
  const isRooted = path.startsWith('/')
  const full = isRooted ? withBase(path, isWhole ? root : baseUrl) : baseUrl + path.replace(/^\.\//, '')
  const end = full.search(/[?#]/)
  const pathname = end < 0 ? full : full.slice(0, end)
  return (routes[routeKey(pathname)] ?? pathname) + (end < 0 ? '' : full.slice(end))
}
