import { compileOptions } from '../3-pages/compile/compile-options.ts'
import type { Host } from '../host.ts'
import type { Config } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { outcome, type Outcome } from '../model/outcome.ts'
import type { CompiledBody } from '../model/page-job.ts'
import type { BodyPlan } from '../model/page-plan.ts'
import type { Site } from '../model/planned-site.ts'
import { hashValues } from '../text/hash.ts'
import { shareEqual } from '../text/share-equal.ts'
import { planBodies } from './bodies.ts'
import { bundleSite } from './bundle-site.ts'
import { lastCommits } from './history.ts'
import { joinFiles, joinSite, listStaticFiles } from './join-site.ts'
import { linkTable } from './link-table.ts'
import type { SourcePlan } from './source.ts'
import { takenUrls } from './taken-urls.ts'
import { placePages, readHeads, type Heads } from './sources.ts'
import { extensionRedirects } from './urls/extension-redirects.ts'
import { unknownReplacements } from './unknown-replacements.ts'

/** What {@link planSite} is asked for. */
export interface PlanRequest {
  readonly config: Config
  /** The config file, relative to the site folder. */
  readonly configSource: string
  readonly drafts: boolean
  /** `check`: nothing is to be written. What only a build needs is left out. */
  readonly purpose: 'build' | 'check'
}

/** A planned site, with what its sources said: a later plan takes over what is equal. */
export interface PlannedSite {
  readonly site: Site
  readonly heads: Heads
  readonly placed: Outcome<readonly SourcePlan[]>
}

/**
 * Plan every page of a site: read heads → place pages → follow imports → bundle code → join. Threads start up meanwhile.
 *
 * Values that are equal to those of `before` are those of `before`, so that whoever looks can tell what changed by
 * comparing identities. Undefined when not even the theme can be bundled.
 */
export async function planSite(
  host: Host,
  { config, configSource, drafts, purpose }: PlanRequest,
  before?: PlannedSite,
): Promise<Outcome<PlannedSite | undefined>> {
  const diagnostics: Diagnostic[] = []
  const report = (diagnostic: Diagnostic) => diagnostics.push(diagnostic)
  const options = compileOptions(config, purpose)
  let bodyCount = 0
  host.progress({ step: 'scan' })
  const read = await readHeads({ host, config, configSource, onNew: () => host.pages.start(options, ++bodyCount) })
  const heads = shareEqual(before?.heads, read.value)

  const staticFiles = listStaticFiles(host, config, report)
  const tableOf = (plans: readonly SourcePlan[]) => ({ config, plans, staticFiles: staticFiles.keys() })
  const isPlaced = before?.site.config === config && before.heads === heads
  const placed = isPlaced
    ? before.placed
    : shareEqual(
        before?.placed,
        placePages(heads, { config, configSource, drafts }, (plans) => takenUrls(tableOf(plans))),
      )
  const plans = placed.value
  const files = joinFiles(plans)

  const optionsHash = hashValues(compileOptions(config, 'build'))
  const bodies = planBodies(host, plans, { config, optionsHash, files }, report)
  host.pages.start(options, bodiesToCompile(host, [...bodies.values()], purpose))

  host.progress({ step: 'bundle' })
  const modules = plans.flatMap(({ pages }) => pages.flatMap(({ module }) => module ?? []))
  const [bundles, commits] = await Promise.all([
    bundleSite(host, { config, source: configSource, purpose }, [...bodies.values()], modules),
    lastCommits(host, config, plans),
  ])
  diagnostics.push(...bundles.diagnostics, ...commits.diagnostics)
  diagnostics.push(...unknownReplacements(host, config, configSource))
  const { server, client } = bundles.value
  const found = () => [...read.diagnostics, ...placed.diagnostics, ...diagnostics]
  if (!server) return outcome(undefined, found())

  const whole = withRedirects(config, plans)
  const table = linkTable({ ...tableOf(plans), config: whole }, report)
  const input = { config: whole, configSource, plans, files, staticFiles, table, bodies, optionsHash, server, client }
  const joined = joinSite(host, { ...input, commits: commits.value })
  diagnostics.push(...joined.diagnostics)
  const site = { ...joined.value, ...shareParts(before?.site, joined.value) }
  host.pages.site(site.context)
  return outcome({ site, heads, placed }, found())
}

/** The config with the redirects that follow from its pages. Most sites have none. */
function withRedirects(config: Config, plans: readonly SourcePlan[]): Config {
  if (!config.redirectExtensions) return config
  const routes = plans.flatMap(({ pages }) => pages.flatMap(({ page, isFallback }) => (isFallback ? [] : page.route)))
  return { ...config, redirects: [...config.redirects, ...extensionRedirects(config, routes)] }
}

/** What decides about pages. The rest of a site is bytes that nobody compares. */
function shareParts(before: Site | undefined, after: Site): Pick<Site, 'context' | 'plans'> {
  return { context: shareEqual(before?.context, after.context), plans: shareEqual(before?.plans, after.plans) }
}

function bodiesToCompile({ cache }: Host, bodies: readonly BodyPlan[], purpose: PlanRequest['purpose']): number {
  const isKnown = ({ compileKey }: BodyPlan) =>
    cache.get<CompiledBody>('compile', compileKey) !== undefined ||
    (purpose === 'check' && cache.get<CompiledBody>('facts', compileKey) !== undefined)
  return bodies.filter((body) => !isKnown(body)).length
}
