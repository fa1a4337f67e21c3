import { compileOptions } from '../3-pages/compile/compile-options.ts'
import { contextsOf } from '../text/part-of.ts'
import type { BodiesAhead, Host } from '../host.ts'
import type { ClientBundle, ServerBundle } from '../model/bundle.ts'
import type { Config } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { outcome, type Outcome } from '../model/outcome.ts'
import type { BodyPlan } from '../model/page-plan.ts'
import type { Site } from '../model/planned-site.ts'
import { generatedFolder } from '../text/modules/generated-folder.ts'
import { hashValues } from '../text/hash.ts'
import { usualBody } from '../3-pages/usual-body.ts'
import { shareEqual } from '../text/share-equal.ts'
import { docsOf } from './docs-of.ts'
import { bundleSite } from './bundle-site.ts'
import { lastCommits } from './history.ts'
import { inLanguages } from './in-languages.ts'
import { languagesApart } from './languages-apart.ts'
import { joinLanguages } from './join-languages.ts'
import { joinSite } from './join-site.ts'
import { linkTable } from './link-table.ts'
import { planLanguage, tableOf, type LanguagePlan, type PlacedLanguage } from './plan-language.ts'
import type { SourcePlan } from './source.ts'
import { withOriginals } from './with-originals.ts'
import { createdRedirects } from './urls/created-redirects.ts'
import { extensionRedirects } from './urls/extension-redirects.ts'
import { unportableFiles } from './unportable-files.ts'
import { unknownReplacements } from './unknown-replacements.ts'

/** What {@link planSite} is asked for. */
export interface PlanRequest {
  readonly config: Config
  /** The config for each further language. */
  readonly translations?: readonly Config[]
  /** The config file, relative to the site folder. */
  readonly configSource: string
  readonly drafts: boolean
  /** `check`: nothing is to be written. What only a build needs is left out. */
  readonly purpose: 'build' | 'check'
}

const nothingAhead = { count: 0, length: 0 } as const

/** A planned site, with what its sources said: a later plan takes over what is equal. */
export interface PlannedSite {
  readonly site: Site
  /** By language, the one that the site is written in first. */
  readonly languages: readonly PlacedLanguage[]
}

/**
 * Plan every page of a site: read heads → place pages → follow imports → bundle code → join. Threads start up meanwhile.
 * The pages of each language are planned in the same way; their code is bundled once.
 *
 * Values that are equal to those of `before` are those of `before`, so that whoever looks can tell what changed by
 * comparing identities. Undefined when not even the theme can be bundled.
 */
export async function planSite(
  host: Host,
  request: PlanRequest,
  before?: PlannedSite,
): Promise<Outcome<PlannedSite | undefined>> {
  const { config, translations = [], configSource, drafts, purpose } = request
  const options = compileOptions(config, purpose)
  const optionsHash = hashValues(compileOptions(config, 'build'))
  const ahead = { count: 0, length: 0 }
  // What machines share may leave nothing to compile.
  const start = (bodies: BodiesAhead) => host.pages.start(options, host.shared.isOpen ? nothingAhead : bodies)
  const onNew = (length: number) => {
    ahead.count++
    ahead.length += length
    start(ahead)
  }
  host.progress({ step: 'scan' })
  const plans: LanguagePlan[] = []
  for (const [index, own] of [config, ...translations].entries())
    plans.push(
      await planLanguage(host, { config: own, configSource, drafts, optionsHash, onNew }, before?.languages[index]),
    )
  const bodies = plans.flatMap((plan) => [...plan.bodies.values()])
  const count = bodiesToCompile(host, bodies, purpose)
  // Bodies whose heads were known have not been read.
  start({ count, length: ahead.length + Math.max(0, count - ahead.count) * usualBody })

  host.progress({ step: 'bundle' })
  const sources = plans.flatMap(({ placed }) => placed.value)
  for (const [folder, files] of plans[0]?.placed.value.flatMap(({ generated = {} }) => Object.entries(generated)) ?? [])
    host.pluginStore.fill(`${generatedFolder}/${folder}`, new Map(Object.entries(files)))
  const modules = sources.flatMap(({ pages }) => pages.flatMap(({ module }) => module ?? []))
  const [bundles, commits] = await Promise.all([
    bundleSite(
      host,
      {
        config: withGlobalData(config, plans[0]?.placed.value ?? []),
        source: configSource,
        purpose,
        docs: () => docsOf(plans),
      },
      bodies,
      modules,
    ),
    lastCommits(host, config, sources),
  ])
  const found = [
    ...plans.flatMap(({ diagnostics }) => diagnostics),
    ...bundles.diagnostics,
    ...commits.diagnostics,
    ...unknownReplacements(host, config, configSource),
  ]
  const { server, client } = bundles.value
  if (!server) return outcome(undefined, found)

  const shared = { configSource, optionsHash, server, client, commits: commits.value }
  const joined = plans.map((plan) => joinLanguage(host, plan, shared))
  found.push(...joined.flatMap(({ diagnostics }) => diagnostics))
  const apart = languagesApart(inLanguages(joined.map(({ value }) => value)))
  found.push(...apart.diagnostics)
  const all = joinLanguages(withOriginals(host, apart.value))
  const unportable = unportableFiles(host, all)
  const whole = { ...all, plans: all.plans.filter((plan) => !unportable.value.has(plan)) }
  const { asked } = config
  found.push(...unportable.diagnostics)
  const site = { ...whole, ...shareParts(before?.site, whole), ...(asked && { asked }) }
  host.pages.site(contextsOf(site))
  const languages = plans.map(({ config: own, heads, placed }) => ({ config: own, heads, placed }))
  return outcome({ site, languages }, found)
}

/** Code is the same in all languages, and so are data that it asks for: those of the language that the site is written in. */
function withGlobalData(config: Config, plans: readonly SourcePlan[]): Config {
  const all = plans.flatMap(({ globalData = [] }) => globalData).flatMap((each) => Object.entries(each))
  if (all.length === 0) return config
  const sourced = config.sourced ?? { routes: [], watched: [] }
  const globalData: Record<string, Readonly<Record<string, unknown>>> = { ...sourced.globalData }
  for (const [plugin, data] of all) globalData[plugin] = { ...globalData[plugin], ...data }
  return { ...config, sourced: { ...sourced, globalData } }
}

/** What all languages have in common. */
interface Shared {
  readonly configSource: string
  readonly optionsHash: string
  readonly server: ServerBundle
  readonly client: ClientBundle
  readonly commits: Parameters<typeof joinSite>[1]['commits']
}

function joinLanguage(host: Host, plan: LanguagePlan, shared: Shared): Outcome<Site> {
  const diagnostics: Diagnostic[] = []
  const { placed, files, staticFiles, bodies } = plan
  const { value: config, diagnostics: ofRedirects } = withRedirects(plan.config, placed.value, shared.configSource)
  diagnostics.push(...ofRedirects)
  const table = linkTable(tableOf({ config, staticFiles }, placed.value), (found) => void diagnostics.push(found))
  const joined = joinSite(host, { ...shared, config, plans: placed.value, files, staticFiles, table, bodies })
  return outcome(joined.value, [...diagnostics, ...joined.diagnostics])
}

/** The config with the redirects that follow from its pages. Most sites have none. */
function withRedirects(config: Config, plans: readonly SourcePlan[], configSource: string): Outcome<Config> {
  // Threads get no functions of the config.
  const { createRedirects, asked: _, ...rest } = config
  if (!config.redirectExtensions && !createRedirects) return outcome(config.asked ? rest : config)
  const routes = plans.flatMap(({ pages }) => pages.flatMap(({ page, isFallback }) => (isFallback ? [] : page.route)))
  const created = createdRedirects(config, routes, configSource)
  const redirects = [...config.redirects, ...created.value]
  const all = [...redirects, ...extensionRedirects({ ...rest, redirects }, routes)]
  return outcome({ ...rest, redirects: all }, created.diagnostics)
}

/** What decides about pages. The rest of a site is bytes that nobody compares. */
function shareParts(before: Site | undefined, after: Site): Pick<Site, 'context' | 'plans' | 'translations'> {
  const translations = Object.entries(after.translations ?? {}).map(([language, part]) => {
    const context = shareEqual(before?.translations?.[language]?.context, part.context)
    return [language, { ...part, context }] as const
  })
  return {
    context: shareEqual(before?.context, after.context),
    plans: shareEqual(before?.plans, after.plans),
    ...(after.translations && { translations: Object.fromEntries(translations) }),
  }
}

function bodiesToCompile({ cache }: Host, bodies: readonly BodyPlan[], purpose: PlanRequest['purpose']): number {
  const isKnown = ({ compileKey }: BodyPlan) =>
    cache.has('compile', compileKey) || (purpose === 'check' && cache.has('facts', compileKey))
  const unknown = bodies.filter((body) => !isKnown(body)).map(({ compileKey }) => compileKey)
  return new Set(unknown).size
}
