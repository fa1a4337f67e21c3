import type { PreparedSite } from '../model/prepared-site.ts'
import { bundleSite } from './bundle-site.ts'
import { compileOptions } from '../3-pages/compile/compile-options.ts'
import { duplicateRoute, shallowClone } from '../diagnostics/catalogue.ts'
import { hashValues } from '../text/hash.ts'
import type { Host } from '../host.ts'
import type { Config } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { outcome, type Outcome } from '../model/outcome.ts'
import type { Doc, SiteGraph } from '../model/site.ts'
import { planBodies } from './plan-bodies.ts'
import { planPages } from './plan-pages.ts'
import type { DocPlan, PagePlan } from '../model/page-plan.ts'
import { reactPages } from './pages/react-pages.ts'
import type { ScannedCollection } from './docs/scan-site.ts'
import { joinFolder } from '../text/resolve-path.ts'
import { socialImages } from './docs/social-images.ts'
import { pageFiles } from '../text/page-files.ts'
import { siteContext } from './site-context.ts'
import { textOf } from '../text/text-of.ts'

/** The argument of {@link prepareSite}. */
export interface PrepareInput {
  readonly config: Config
  readonly source: string
  readonly scanned: readonly ScannedCollection[]
  readonly graph: SiteGraph
  readonly present: Readonly<Record<string, string>>
  /** `check`: nothing is to be written. What only a build needs is left out. */
  readonly purpose?: 'build' | 'check'
}

/** Bundle what renders, resolve the layout, and plan every page. Threads start up meanwhile. Undefined without a theme. */
export async function prepareSite(host: Host, input: PrepareInput): Promise<Outcome<PreparedSite | undefined>> {
  const { config, graph, present, purpose = 'build' } = input
  const diagnostics: Diagnostic[] = []
  const report = (diagnostic: Diagnostic) => diagnostics.push(diagnostic)
  const optionsHash = hashValues(compileOptions(config, 'build'))
  const bodies = planBodies(host, input.scanned, graph, { config, optionsHash }, report)
  host.pages.start(compileOptions(config, purpose), missing(host, bodies, purpose))

  host.progress({ step: 'bundle' })
  const pages = reactPages(host, config)
  const statics = staticFiles(host, config)
  const [bundles, history] = await Promise.all([bundleSite(host, input, bodies, pages), commitsOf(host, input)])
  diagnostics.push(...bundles.diagnostics, ...history.diagnostics)
  const { server, client } = bundles.value
  if (!server) return outcome(undefined, diagnostics)
  const made = siteContext({
    config,
    configSource: input.source,
    configText: textOf(host, input.source),
    graph,
    scanned: input.scanned,
    reactPages: pages,
    staticFiles: [...statics.keys()],
    server,
    client,
  })
  diagnostics.push(...made.diagnostics)
  const { context, layoutLinks, searchPage } = made.value
  host.pages.site(context)
  const images = socialImages(host, graph, bodies, context, report)
  const plans = planPages({ graph, bodies, reactPages: pages, searchPage, context, commits: history.value, images })
  for (const diagnostic of hiddenFiles(statics, plans, config)) report(diagnostic)
  const site = {
    config,
    graph,
    context,
    tableHash: hashValues(context.table),
    optionsHash,
    layoutLinks,
    plans,
    staticFiles: statics,
    client,
    moduleAssets: [...server.assets, ...client.assets, ...images.assets],
    asset: host.asset,
    present,
  }
  return outcome(site, diagnostics)
}

function missing(host: Host, bodies: ReadonlyMap<Doc, DocPlan>, purpose: 'build' | 'check'): number {
  const isMissing = ({ compileKey }: DocPlan) =>
    host.cache.get('compile', compileKey) === undefined &&
    !(purpose === 'check' && host.cache.get('facts', compileKey) !== undefined)
  return [...bodies.values()].filter(isMissing).length
}

/** Files of the static folders; the first folder that has a path wins. */
function staticFiles(host: Host, config: Config): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  for (const folder of config.staticDirs) {
    for (const { path } of host.files.list(folder).files)
      if (!files.has(path)) files.set(path, joinFolder(folder, path))
  }
  return files
}

/** Static files that nobody will see, because a page is written where they would be. */
function hiddenFiles(
  statics: ReadonlyMap<string, string>,
  plans: readonly PagePlan[],
  { baseUrl }: Config,
): readonly Diagnostic[] {
  if (statics.size === 0) return []
  return plans.flatMap(({ page, source = 'a page of the theme' }) => {
    const second = statics.get(pageFiles(page, baseUrl).html)
    return second === undefined ? [] : [duplicateRoute({ route: page.route, first: source, second })]
  })
}

type Commits = ReadonlyMap<string, { readonly date: string; readonly author: string }>

/** Dates of the last commits, if the site shows them: asked of git once for each commit that is checked out. */
async function commitsOf(host: Host, { config, scanned }: PrepareInput): Promise<Outcome<Commits>> {
  const shown = scanned.filter(({ config: { lastUpdated } }) => lastUpdated.date || lastUpdated.author)
  if (shown.length === 0) return outcome(new Map())
  const folders = [
    ...new Set(shown.flatMap(({ versions }) => versions.flatMap(({ files }) => [...files.values()].map(topFolder)))),
  ].sort()
  const head = await host.git.headCommit()
  const key = hashValues(
    head,
    folders,
    config.collections.map(({ id }) => id),
  )
  const known =
    head === undefined ? undefined : host.cache.get<[string, { date: string; author: string }][]>('git', key)
  if (known) return outcome(new Map(known))
  const { kind, commits } = await host.git.lastCommits(folders)
  if (kind === 'shallow') {
    const message =
      'This clone has only a part of the history, so dates of last changes would be wrong and are left out.'
    return outcome(new Map(), [shallowClone({ message })])
  }
  if (head !== undefined && kind === 'full') host.cache.set('git', key, [...commits])
  return outcome(commits)
}

/** The folder to ask git about: the path up to the first part that is not `..`. */
function topFolder(path: string): string {
  const parts = path.split('/')
  const first = parts.findIndex((part) => part !== '..')
  return parts.slice(0, Math.min(first + 1, parts.length - 1)).join('/') || '.'
}
