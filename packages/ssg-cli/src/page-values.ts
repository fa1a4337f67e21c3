/** What follows from a page and its body, wherever the page is made: on the main thread to find known answers, in a worker to make new ones. */
import { fingerprint } from './fingerprint.ts'
import type { Asset } from './model/asset.ts'
import {
  runtimeKey,
  type BodyJob,
  type CompiledBody,
  type LinkedBody,
  type LinkPlace,
  type SiteContext,
} from './page-job.ts'
import type { PageTools } from './page-maker.ts'
import type { Page } from './page.ts'
import { assetCandidates, type AssetPlaces } from './steps/5-link/asset-candidates.ts'
import { linkDoc } from './steps/5-link/link-doc.ts'
import { withHeadings } from './steps/6-render/doc-page.ts'

/** The key of a rendering: everything that the page shows. */
export function renderKey(
  page: Page,
  context: SiteContext,
  body: readonly unknown[],
  prints: readonly string[],
): string {
  const { sidebar, ...own } = page
  return fingerprint(
    context.shell,
    sidebar ? sidebar.items : '',
    sidebar ? sidebar.dataUrl : '',
    JSON.stringify(own),
    ...body,
    prints.join(),
  )
}

/**
 * The key of what a rendered page offers and asks for: its ids, its links, what it throws. Unlike the key of the
 * rendering it leaves out where scripts and styles lie, so that a check, which bundles none, finds what a build has seen.
 */
export function seenKey(page: Page, context: SiteContext, body: readonly unknown[], prints: readonly string[]): string {
  return renderKey(page, { ...context, shell: shellWithoutAssets(context.shell) }, body, prints)
}

const withoutAssets = new WeakMap<SiteContext['shell'], SiteContext['shell']>()

function shellWithoutAssets(shell: SiteContext['shell']): SiteContext['shell'] {
  const known = withoutAssets.get(shell)
  if (known) return known
  const made = { ...shell, assets: { css: [], entry: '', islands: {}, pages: {} }, buildId: '' }
  withoutAssets.set(shell, made)
  return made
}

/** Prints of the code that renders a page: the theme, and what the page itself imports. */
export function modulePrints(
  page: { readonly moduleKeys?: Readonly<Record<string, string>>; readonly componentKey?: string },
  { modules }: SiteContext,
): string[] {
  const registered = page.moduleKeys ? Object.keys(modules).filter((key) => key.startsWith('mdx:')) : []
  const keys = [
    runtimeKey,
    ...Object.values(page.moduleKeys ?? {}),
    ...(page.componentKey ? [page.componentKey] : []),
    ...registered,
  ]
  return keys.map((key) => `${key}:${modules[key]?.print ?? ''}`)
}

/** A page with what only its body knows: the table of contents, and whether the title is in the content. */
export function withBody(page: Page, compiled: CompiledBody, context: SiteContext): Page {
  const placed = withHeadings(page, compiled.facts.headings, context.config.toc)
  if (placed.content.type !== 'doc') return placed
  // Imported code may show cards too: what it renders is not known before it does.
  const usesCards =
    compiled.facts.modules.length > 0 || compiled.facts.components.some(({ name }) => name === 'DocCardList')
  return {
    ...placed,
    content: {
      ...placed.content,
      showTitle: placed.content.showTitle && !compiled.hasOwnTitle,
      cards: usesCards ? placed.content.cards : [],
    },
  }
}

/** Resolve the links of a compiled body. */
export function linkBody(
  body: Pick<BodyJob, 'place'>,
  compiled: CompiledBody,
  context: SiteContext,
  tools: Pick<PageTools, 'asset'>,
): LinkedBody {
  const { place } = body
  const places = assetPlaces(place, context)
  const assets: Record<string, Asset> = {}
  for (const link of compiled.facts.links) {
    for (const path of assetCandidates(link, places)) {
      const asset = tools.asset(path)
      if (asset) assets[path] = asset
    }
  }
  const { value, diagnostics } = linkDoc({
    links: compiled.facts.links,
    doc: place,
    table: context.table,
    places,
    assets,
  })
  const used = new Set(value.map(({ url }) => url))
  return {
    urls: value,
    diagnostics,
    assets: Object.values(assets).filter((asset) => used.has(context.table.baseUrl + asset.output)),
  }
}

/** Where files of a doc are looked for. */
export function assetPlaces(place: LinkPlace, context: SiteContext): AssetPlaces {
  return {
    file: place.file,
    versionFiles: context.versionFiles[`${place.collection}/${place.version}`] ?? {},
    staticDirs: context.config.staticDirs,
  }
}
