import { unreadableFile } from '../diagnostics/catalogue.ts'
import { languageFolder } from '../text/urls/site-root.ts'
import type { Host } from '../host.ts'
import type { ClientBundle, ServerBundle } from '../model/bundle.ts'
import type { Asset } from '../model/asset.ts'
import type { Config } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { LinkTable } from '../model/link-table.ts'
import { outcome, type Outcome } from '../model/outcome.ts'
import type { BodyPlan, PagePlan } from '../model/page-plan.ts'
import type { SiteContext } from '../model/page-job.ts'
import type { Page, WholeSidebar } from '../model/page.ts'
import type { Site, SourceFiles } from '../model/planned-site.ts'
import { environmentStates } from '../text/modules/environment-states.ts'
import { hashValues } from '../text/hash.ts'
import { joinFolder } from '../text/urls/resolve-path.ts'
import { hiddenFiles } from './hidden-files.ts'
import { lastChangeOf, lastUpdateOf, type Commits } from './history.ts'
import { layoutOf } from './layout/layout-of.ts'
import { firstOfEachRoute } from './link-table.ts'
import { readableFiles } from './readable-files.ts'
import { siteImage, socialImage } from './social-image.ts'
import { untranslatedText } from './untranslated-text.ts'
import type { SourcePage, SourcePlan } from './source.ts'

/** The argument of {@link joinSite}: what all sources and steps before it gave. */
export interface JoinInput {
  readonly config: Config
  readonly configSource: string
  readonly plans: readonly SourcePlan[]
  readonly files: SourceFiles
  readonly staticFiles: ReadonlyMap<string, string>
  readonly table: LinkTable
  readonly bodies: ReadonlyMap<SourcePage, BodyPlan>
  readonly optionsHash: string
  readonly server: ServerBundle
  readonly client: ClientBundle
  readonly commits: Commits
}

/** Join the plans of all sources to one site: its layout, its sidebars, and what each page needs to be made. */
export function joinSite(host: Pick<Host, 'asset' | 'env' | 'files'>, input: JoinInput): Outcome<Site> {
  const { config, configSource, plans, files, staticFiles, table, server, client, optionsHash } = input
  const layout = layoutOf(host, input)
  const sidebars = Object.fromEntries(
    plans.flatMap((plan) => Object.entries(plan.sidebars ?? {}).map(([key, items]) => [key, sidebar(key, items)])),
  )
  const context: SiteContext = {
    config,
    layout: layout.value.layout,
    table,
    sidebars,
    versionFiles: versionFiles(files),
    modules: server.modules,
    environment: environmentStates(host.env),
  }
  const pages = pagePlans(host, input, context)
  const sidebarLinks = plans.flatMap((plan) => plan.sidebarLinks ?? [])
  const feeds = plans.flatMap((plan) => plan.feeds ?? [])
  const site: Site = {
    config,
    configSource,
    context,
    collections: plans.flatMap(({ collections = [] }) => collections),
    ...(feeds.length > 0 && { feeds }),
    tableHash: hashValues(table),
    optionsHash,
    layoutLinks: [...layout.value.links, ...sidebarLinks],
    sidebarLinks,
    plans: pages.value.plans,
    files,
    staticFiles,
    client,
    islands: server.islands,
    moduleAssets: [
      ...server.assets,
      ...client.assets,
      ...pages.value.images,
      ...plans.flatMap(({ assets = [] }) => assets),
    ],
  }
  return outcome(site, [...layout.diagnostics, ...pages.diagnostics, ...hiddenFiles(site)])

  function sidebar(key: string, items: WholeSidebar['items']): WholeSidebar {
    return { key, items, dataUrl: `${config.baseUrl}${sidebarPath(key)}` }
  }
}

/**
 * Where a sidebar's data lies. The name says nothing of the content, because every page holds it: a page that is added to
 * one category changes no page of another one. Sidebars may be called anything, hence the hash.
 */
function sidebarPath(key: string): string {
  return `sidebars/${key.replace(/[^\w.-]+/g, '-')}-${hashValues(key).slice(0, 8)}.json`
}

/** Files of the static folders; the first folder that has a path wins. */
export function listStaticFiles(
  host: Pick<Host, 'files'>,
  config: Config,
  report: (diagnostic: Diagnostic) => void,
): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  const prefix = languageFolder(config)
  // Docusaurus copies what it can.
  const told = (found: Diagnostic) => report(found.code === 'unreadable-file' ? mildIn(config, found) : found)
  for (const folder of config.staticDirs)
    for (const { path, locked } of readableFiles(host, folder, config, told)) {
      const file = joinFolder(folder, path)
      // Nobody reads it until it is copied, when it is too late to tell it with all else.
      if (locked !== undefined) report(unreadableFile({ file, message: locked }))
      if (!files.has(prefix + path)) files.set(prefix + path, file)
    }
  return files
}

function mildIn({ siteConfig }: Config, found: Diagnostic): Diagnostic {
  return siteConfig === undefined ? found : { ...found, severity: 'warning', isMild: true }
}

/** Files that bodies may show, by the version that they belong to. */
export function joinFiles(plans: readonly SourcePlan[]): SourceFiles {
  return new Map(plans.flatMap(({ files }) => [...(files ?? [])]))
}

function pagePlans(
  host: Pick<Host, 'asset'>,
  { plans, bodies, commits, config }: JoinInput,
  context: SiteContext,
): Outcome<{ readonly plans: readonly PagePlan[]; readonly images: readonly Asset[] }> {
  const diagnostics: Diagnostic[] = []
  const images = new Map<string, Asset>()
  const imageUrls = new Map<SourcePage, string | undefined>()
  const { image: ofSite } = context.config
  const shared = ofSite === undefined ? undefined : siteImage(ofSite, context)
  for (const page of plans.flatMap((plan) => plan.pages)) {
    if (!page.image && shared !== undefined) imageUrls.set(page, shared)
    const { value: image, diagnostics: found } = socialImage(host, page, context)
    diagnostics.push(...found)
    if (image?.asset) images.set(image.asset.output, image.asset)
    if (image) imageUrls.set(page, image.url)
  }
  const pages = firstOfEachRoute(plans)
  const keys = new Map(pages.map((page) => [page.page.route, bodies.get(page)?.compileKey ?? '']))
  const isDated = (config.sitemap?.lastModified ?? 'none') !== 'none'
  const made = pages.map((page): PagePlan => {
    const { source, sidebarKey, module, shows } = page
    const changed = isDated ? lastChangeOf(page, commits) : undefined
    return {
      ...(changed !== undefined && { changed }),
      page: finishedPage(page, imageUrls.get(page), { commits, config }),
      ...(sidebarKey !== undefined && { sidebarKey }),
      ...(source !== undefined && { source }),
      ...(page.body && { body: bodies.get(page) }),
      ...(module && { componentKey: `page:${module.file}` }),
      ...(shows && { shows: shows.map((route) => ({ route, key: keys.get(route) ?? '' })) }),
    }
  })
  return outcome({ plans: made, images: [...images.values()] }, diagnostics)
}

/** A page with what only the whole site knows of it. */
function finishedPage(
  placed: SourcePage,
  image: string | undefined,
  { commits, config }: Pick<JoinInput, 'commits' | 'config'>,
): Page {
  const named = config.theme.islands === 'detect' && placed.body !== undefined && { source: placed.source }
  const page = {
    ...placed.page,
    ...named,
    ...(image !== undefined && { meta: { ...placed.page.meta, image } }),
  }
  if (page.content.type !== 'doc') return page
  const lastUpdated = lastUpdateOf(placed, commits)
  const untranslated = untranslatedText(placed, config)
  if (!lastUpdated && !untranslated) return page
  return {
    ...page,
    content: { ...page.content, ...(lastUpdated && { lastUpdated }), ...(untranslated && { untranslated }) },
  }
}

/** Of each version what is no doc: docs are linked by their URLs. */
function versionFiles(files: SourceFiles): SiteContext['versionFiles'] {
  return Object.fromEntries(
    Array.from(files, ([key, own]) => [key, Object.fromEntries([...own].filter(([path]) => !/\.mdx?$/.test(path)))]),
  )
}
