/** What follows from a page and its body, wherever the page is made: on the main thread to find known answers, in a worker to make new ones. */
import { hashValues } from '../text/hash.ts'
import type { Asset } from '../model/asset.ts'
import {
  runtimeKey,
  type BodyJob,
  type CompiledBody,
  type LinkedBody,
  type LinkBase,
  type SiteContext,
} from '../model/page-job.ts'
import type { PageTools } from './page-tools.ts'
import type { Page } from '../model/page.ts'
import { assetCandidates, type AssetFolders } from './link/asset-candidates.ts'
import { linkDoc } from './link/link-doc.ts'
import { withHeadings } from './render/with-headings.ts'

/** The key of a rendering: everything that the page shows. */
export function renderKey(
  page: Page,
  context: SiteContext,
  body: readonly unknown[],
  hashes: readonly string[],
): string {
  const { sidebar, ...own } = page
  return hashValues(
    context.layout,
    sidebar ? sidebar.items : '',
    sidebar ? sidebar.dataUrl : '',
    JSON.stringify(own),
    ...body,
    hashes.join(),
  )
}

/**
 * The key of what a rendered page offers and asks for: its ids, its links, what it throws. Unlike the key of the
 * rendering it leaves out where scripts and styles lie, so that a check, which bundles none, finds what a build has seen.
 */
export function seenKey(page: Page, context: SiteContext, body: readonly unknown[], hashes: readonly string[]): string {
  return renderKey(page, { ...context, layout: layoutWithoutAssets(context.layout) }, body, hashes)
}

const withoutAssets = new WeakMap<SiteContext['layout'], SiteContext['layout']>()

function layoutWithoutAssets(layout: SiteContext['layout']): SiteContext['layout'] {
  const known = withoutAssets.get(layout)
  if (known) return known
  const made = { ...layout, assets: { css: [], entry: '', islands: {}, pages: {} }, buildId: '' }
  withoutAssets.set(layout, made)
  return made
}

/** Hashes of the code that renders a page: the theme, and what the page itself imports. */
export function moduleHashes(
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
  return keys.map((key) => `${key}:${modules[key]?.hash ?? ''}`)
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
  body: Pick<BodyJob, 'linkBase'>,
  compiled: CompiledBody,
  context: SiteContext,
  tools: Pick<PageTools, 'asset'>,
): LinkedBody {
  const { linkBase } = body
  const folders = assetFolders(linkBase, context)
  const assets: Record<string, Asset> = {}
  for (const link of compiled.facts.links) {
    for (const path of assetCandidates(link, folders)) {
      const asset = tools.asset(path)
      if (asset) assets[path] = asset
    }
  }
  const { value, diagnostics } = linkDoc({
    links: compiled.facts.links,
    doc: linkBase,
    table: context.table,
    folders,
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
export function assetFolders(linkBase: LinkBase, context: SiteContext): AssetFolders {
  return {
    file: linkBase.file,
    versionFiles: context.versionFiles[`${linkBase.collection}/${linkBase.version}`] ?? {},
    staticDirs: context.config.staticDirs,
  }
}
