import type { Host } from '../host.ts'
import type { BlobRef, BodyTrace, CompiledBody, LinkedBody, RenderedPageFacts } from '../model/page-job.ts'
import type { BodyPlan, PagePlan } from '../model/page-plan.ts'
import type { Site } from '../model/planned-site.ts'
import { hashValues } from '../text/hash.ts'
import { isReadable } from '../text/is-readable.ts'
import { knownLayout } from './layout-key.ts'
import { assetCandidates } from './link/asset-candidates.ts'
import { assetFolders, linkBody, leavesFiles, showsOwnLinks } from './link/link-body.ts'
import { factsKey, pageInputs, renderKey } from './page-inputs.ts'
import { traceName } from './trace-name.ts'
import { tracedKey } from './traced-key.ts'

/** The known answers about a page. What is absent has to be found out. */
export interface KnownPage {
  readonly compiled?: CompiledBody | undefined
  readonly linked?: LinkedBody | undefined
  /** Key of {@link KnownPage.rendered}. */
  readonly renderKey?: string
  /** The body in its form before this one. Known before any page is made: what threads write is read when all are done. */
  readonly previous?: BlobRef
  /** What rendering gave. */
  readonly rendered?: RenderedPageFacts | undefined
  /** What this rendering gave when it was made, though its files may be gone. */
  readonly remembered?: RenderedPageFacts
  /** Kind of the layout around the article, when all ids of the page follow from it and from the body. */
  readonly layoutKey?: string | undefined
}

/** What looking up known answers needs. */
export interface Lookup {
  readonly host: Host
  readonly site: Site
  /** Hashes of the files in the present output. */
  readonly present: Readonly<Record<string, string>>
}

/** Look up what earlier runs know of a page and its files. Links of a known body are resolved here if need be: that takes no tree. */
export function knownPage(plan: PagePlan, lookup: Lookup): KnownPage {
  const { host, site, present } = lookup
  const isKept = plan.body && !plan.body.isFresh
  const compiled = isKept ? host.cache.get<CompiledBody>('compile', plan.body.compileKey) : undefined
  if (plan.body && !compiled) return previousBody(plan.body, host)
  const linked = plan.body && compiled ? knownLinks(plan.body, compiled, lookup) : undefined
  const key = renderingKey(plan, { compiled, linked }, site)
  if (key === undefined) return { compiled, linked }
  const rendered = host.cache.get<RenderedPageFacts>('render', key)
  const isThere = rendered?.files.every(({ path, hash }) => present[path] === hash)
  return {
    compiled,
    linked,
    ...(rendered && { remembered: rendered }),
    ...(rendered && isThere && { renderKey: key, rendered }),
  }
}

/** The key of a page's rendering. Undefined where none is kept: what a plugin finds that keeps no answers may be something else now. */
export function renderingKey(
  plan: PagePlan,
  known: Pick<KnownPage, 'compiled' | 'linked'>,
  { config, context }: Site,
): string | undefined {
  if (config.plugins?.some(({ pure, pages }) => !pure && pages?.search)) return undefined
  return renderKey(pageInputs(plan, known, context))
}

function previousBody({ historyKey }: BodyPlan, { cache }: Host): Pick<KnownPage, 'previous'> {
  const key = cache.get<string>('history', historyKey)
  const blob = key === undefined ? undefined : cache.get<CompiledBody>('compile', key)?.blob
  return blob ? { previous: blob } : {}
}

/** Look up what is known of what is wrong with a page, whether its files are there or not. */
export function knownFacts(plan: PagePlan, { host, site }: Lookup): KnownPage {
  const { context } = site
  const key = plan.body?.compileKey
  const compiled =
    key === undefined || plan.body?.isFresh
      ? undefined
      : (host.cache.get<CompiledBody>('compile', key) ?? host.cache.get<CompiledBody>('facts', key))
  if (plan.body && !compiled) return {}
  const linked = plan.body && compiled ? linkBody(plan.body.linkBase, compiled, context, host.asset) : undefined
  const inputs = pageInputs(plan, { compiled, linked }, context)
  const layoutKey = knownLayout(inputs.page, compiled, context.config)
  if (layoutKey !== undefined) return { compiled, linked, layoutKey }
  return { compiled, linked, rendered: host.cache.get<RenderedPageFacts>('seen', factsKey(inputs, key)) }
}

/** Keep what was found out about a page, for later runs. */
export function keepPage(plan: PagePlan, known: KnownPage, fresh: KnownPage, lookup: Lookup): void {
  const { cache } = lookup.host
  const { body } = plan
  const { compiled = known.compiled, linked = known.linked } = fresh
  if (body && fresh.compiled) keepBody('compile', body, fresh.compiled, lookup)
  if (body && compiled && fresh.linked) keepLinks(lookup.host, linkKey(body, compiled, lookup), fresh.linked)
  if (!fresh.rendered || fresh.renderKey === undefined || isLate(fresh.rendered)) return
  cache.set('render', fresh.renderKey, fresh.rendered)
  keepSeen(plan, { compiled, linked, rendered: fresh.rendered }, lookup)
}

/**
 * Keep a compiled body, and what plugins did to it. Where one failed, or added imports that nobody has followed yet, only
 * that is kept: the next run has to find out more.
 */
export function keepBody(
  step: 'compile' | 'facts',
  body: BodyPlan,
  compiled: CompiledBody,
  { host: { cache }, site }: Lookup,
): void {
  const { compileKey, baseKey, historyKey, inputs, head } = body
  const { trace } = compiled
  const plugins = site.config.plugins ?? []
  if (trace || compileKey !== baseKey) {
    cache.set('trace', baseKey, trace ?? noTrace)
    cache.set('last-trace', traceName(head), trace ?? noTrace)
  }
  if (trace?.failed || trace?.waits || body.isFresh) return
  const stateOf = (path: string) => trace?.files[path] ?? 'absent'
  const key = trace ? tracedKey(trace, { baseKey, inputsHash: inputs.hash, plugins, stateOf }) : baseKey
  cache.set(step, key, compiled)
  if (step === 'compile') cache.set('history', historyKey, key)
}

const noTrace: BodyTrace = { files: {}, used: [], imports: [] }

/** True for a page that waited in vain for what its components load: it may come the next time. */
function isLate({ diagnostics }: RenderedPageFacts): boolean {
  return diagnostics.some(({ code }) => code === 'late-component')
}

/** Keep what only rendering could tell of a page, for checks. */
export function keepSeen(plan: PagePlan, { compiled, linked, rendered }: KnownPage, { host, site }: Lookup): void {
  if (!rendered || isLate(rendered)) return
  const inputs = pageInputs(plan, { compiled, linked }, site.context)
  if (knownLayout(inputs.page, compiled, site.config) !== undefined) return
  const { ids, hrefs, linkUrls, pictures, own, externalHrefs, makers, diagnostics } = rendered
  const seen: RenderedPageFacts = { files: [], ids, hrefs, linkUrls, pictures, own, externalHrefs, makers, diagnostics }
  host.cache.set('seen', factsKey(inputs, plan.body?.compileKey), seen)
}

/** What the links of a known body became. They are resolved here if need be. */
export function knownLinks(body: BodyPlan, compiled: CompiledBody, lookup: Lookup): LinkedBody {
  const { host, site } = lookup
  const key = linkKey(body, compiled, lookup)
  const known = host.cache.get<LinkedBody>('link', key)
  if (known) return known
  const linked = linkBody(body.linkBase, compiled, site.context, host.asset)
  keepLinks(host, key, linked)
  return linked
}

/** A diagnostic names the nearest file that exists, which the key does not cover: it is looked for anew each time. */
function keepLinks(host: Host, key: string, linked: LinkedBody): void {
  if (linked.diagnostics.length === 0 && linked.urls.every(({ near }) => near === undefined))
    host.cache.set('link', key, linked)
}

/** The key of a body's resolved links: the body, where it stands, all URLs of the site, and the files that it may show. */
function linkKey({ linkBase }: BodyPlan, compiled: CompiledBody, { host, site }: Lookup): string {
  const folders = assetFolders(linkBase, site.context)
  const files = compiled.facts.links
    .flatMap((link) => assetCandidates(link, folders))
    .map((path) => {
      const asset = host.asset(path)
      return isReadable(asset?.outside, site.config.readableDirs)
        ? (asset?.unreadable ?? asset?.output ?? '')
        : `outside ${path}`
    })
  const ways = [...(showsOwnLinks(site.config) ? ['given'] : []), ...(leavesFiles(site.config) ? ['left'] : [])]
  return hashValues(compiled.hash, site.tableHash, JSON.stringify(linkBase), files.join(), ...ways)
}
