import { unreadableFile } from './diagnostics/catalogue.ts'
import { fingerprint } from './fingerprint.ts'
import type { Host } from './host.ts'
import type { Asset } from './model/asset.ts'
import type { Diagnostic } from './model/diagnostic.ts'
import type { DocHead } from './model/head.ts'
import { messageOf } from './model/message-of.ts'
import type { Collection, Doc, SiteGraph, Version } from './model/site.ts'
import type {
  BodyJob,
  CompiledBody,
  LinkedBody,
  LinkPlace,
  PageJob,
  PageResult,
  RenderedPageFacts,
  SiteContext,
} from './page-job.ts'
import { plainFrame } from './frame-key.ts'
import { assetPlaces, linkBody, modulePrints, renderKey, seenKey, withBody } from './page-values.ts'
import type { Page } from './page.ts'
import type { ReactPage } from './react-pages.ts'
import type { SocialImages } from './social-images.ts'
import { bodyInputs, readBodyFiles, type BodyInputs } from './body-inputs.ts'
import { readText, type ScannedCollection, type ScannedVersion } from './scan-site.ts'
import { bodyStart } from './steps/2-scan/body-start.ts'
import type { CompileInput } from './steps/4-compile/types.ts'
import { assetCandidates } from './steps/5-link/asset-candidates.ts'
import { docPage, generatedIndexPage, sidebarKey } from './steps/6-render/doc-page.ts'
import { dataUrl, pageFiles } from './steps/6-render/page-files.ts'
import { searchPage } from './steps/6-render/search-page.ts'

/** A page with everything that decides whether it has to be made again. */
export interface PagePlan {
  readonly page: Page
  readonly sidebarKey?: string
  /** File that the page comes from, if any. */
  readonly source?: string
  readonly doc?: DocPlan
  readonly componentKey?: string
}

/** The body of a planned doc. */
export interface DocPlan {
  readonly doc: Doc
  readonly place: LinkPlace
  readonly head: DocHead
  readonly inputs: BodyInputs
  readonly compileKey: string
  /** Under this key the doc's last compile key is remembered. */
  readonly historyKey: string
}

/** Everything known of a page at the end of a build. */
export interface MadePage {
  readonly plan: PagePlan
  readonly compiled?: CompiledBody
  readonly linked?: LinkedBody
  readonly rendered: RenderedPageFacts
}

/** What follows the imports of each doc: once for the bundles' entries, and for the plans. */
export function planBodies(
  host: Host,
  scanned: readonly ScannedCollection[],
  graph: SiteGraph,
  context: { readonly config: SiteContext['config']; readonly optionsPrint: string },
  report: (found: Diagnostic) => void,
): ReadonlyMap<Doc, DocPlan> {
  const plans = new Map<Doc, DocPlan>()
  for (const { versions } of graph.collections) {
    for (const version of versions) {
      const own = scannedVersion(scanned, version)
      const heads = new Map(own.heads.map((head) => [head.file, head]))
      for (const doc of version.docs) {
        const head = heads.get(doc.file)
        if (!head) throw new Error(`the doc "${doc.id}" has a head`)
        plans.set(doc, planBody(host, { doc, head, version: own }, context, report))
      }
    }
  }
  return plans
}

/** What follows the imports of one doc, as its files are now. */
export function planBody(
  host: Host,
  { doc, head, version }: { readonly doc: Doc; readonly head: DocHead; readonly version: ScannedVersion },
  { config, optionsPrint }: { readonly config: SiteContext['config']; readonly optionsPrint: string },
  report: (found: Diagnostic) => void,
): DocPlan {
  const inputs = bodyInputs(host, config, version, head, report)
  const place = { collection: doc.collection, version: doc.version, file: doc.file, permalink: doc.permalink }
  return {
    doc,
    place,
    head,
    inputs,
    compileKey: fingerprint(inputs.print, optionsPrint),
    historyKey: fingerprint(head.source, optionsPrint),
  }
}

function scannedVersion(scanned: readonly ScannedCollection[], version: Version): ScannedVersion {
  const found = scanned
    .find(({ config }) => config.id === version.collection)
    ?.versions.find(({ name }) => name === version.name)
  if (!found) throw new Error(`the version "${version.name}" was scanned`)
  return found
}

/** The pages of the site, in the order of their routes. */
export function planPages(input: {
  readonly graph: SiteGraph
  readonly bodies: ReadonlyMap<Doc, DocPlan>
  readonly reactPages: readonly ReactPage[]
  /** Route of the search page that the theme brings. */
  readonly searchPage?: string
  readonly context: SiteContext
  readonly commits: ReadonlyMap<string, { readonly date: string; readonly author: string }>
  readonly images: Pick<SocialImages, 'urlOf'>
}): PagePlan[] {
  const { context, graph, images } = input
  const { config, sidebars, shell } = context
  const plans: PagePlan[] = []
  const owners = new Set<string>()
  const add = (plan: PagePlan) => {
    // Two pages at one URL were reported with the link table; the first one stays.
    if (owners.has(plan.page.route)) return
    owners.add(plan.page.route)
    plans.push(plan)
  }
  const place = (version: Version, name: string | undefined) =>
    name === undefined || !sidebars[sidebarKey(version, name)] ? {} : { sidebarKey: sidebarKey(version, name) }
  for (const collection of graph.collections) {
    const lastUpdated = lastUpdatedOf(collection, config, input.commits)
    for (const version of collection.versions) {
      for (const doc of version.docs) {
        const page = docPage({
          placed: doc,
          version,
          collection,
          config,
          lastUpdated: lastUpdated(doc),
          image: images.urlOf(doc),
        })
        add({ page, ...place(version, doc.sidebar), source: doc.source, doc: input.bodies.get(doc) })
      }
      for (const index of version.generatedIndexes) {
        add({
          page: generatedIndexPage({
            placed: index,
            version,
            collection,
            config,
            image: images.urlOf(index),
          }),
          ...place(version, index.sidebar),
          source: index.source,
        })
      }
    }
  }
  for (const { route, source, name } of input.reactPages) {
    const meta = {
      title: '',
      description: config.tagline,
      keywords: [],
      canonical: config.url + route,
      noIndex: config.noIndex,
      searchTag: 'default',
      className: 'react-page',
    }
    add({
      page: { route, dataUrl: dataUrl(route), meta, content: { type: 'react', component: name } },
      source,
      componentKey: `page:${source}`,
    })
  }
  if (input.searchPage !== undefined) add({ page: searchPage(input.searchPage, config) })
  const missing = `${shell.baseUrl}404.html`
  add({
    page: {
      route: missing,
      dataUrl: missing,
      meta: {
        title: 'Page not found',
        description: '',
        keywords: [],
        canonical: config.url + missing,
        noIndex: true,
        searchTag: 'default',
        className: 'not-found-page',
      },
      content: { type: 'not-found' },
    },
  })
  return plans
}

function lastUpdatedOf(
  collection: Collection,
  config: SiteContext['config'],
  commits: ReadonlyMap<string, { readonly date: string; readonly author: string }>,
) {
  const wanted = config.collections.find(({ id }) => id === collection.id)?.lastUpdated
  return (doc: Doc): { date?: string; author?: string } | undefined => {
    if (!wanted || (!wanted.date && !wanted.author)) return undefined
    const own = doc.frontMatter.last_update
    const commit = commits.get(doc.source)
    const date = wanted.date ? (own?.date?.slice(0, 10) ?? commit?.date) : undefined
    const author = wanted.author ? (own?.author ?? commit?.author) : undefined
    return date === undefined && author === undefined
      ? undefined
      : { ...(date !== undefined && { date }), ...(author !== undefined && { author }) }
  }
}

/** The known answers about a page, and what is missing of them. */
export interface KnownPage {
  readonly compiled?: CompiledBody
  readonly linked?: LinkedBody
  readonly renderKey?: string
  /** Compile key of the doc's form before this one. */
  readonly previous?: string
  /** Set when the page needs no work at all. */
  readonly rendered?: RenderedPageFacts
  /** What this rendering gave when it was made, though its files may be gone. */
  readonly remembered?: RenderedPageFacts
}

/** What looking up known answers needs. */
export interface Lookup {
  readonly host: Host
  readonly context: SiteContext
  readonly tablePrint: string
  readonly asset: (path: string) => Asset | undefined
  /** Prints of the files in the present output. */
  readonly present: Readonly<Record<string, string>>
}

/** Look up what earlier builds know of a page. Links of a known body are resolved here if need be: that takes no tree. */
export function knownPage(plan: PagePlan, lookup: Lookup): KnownPage {
  const { host, context, present } = lookup
  const compiled = plan.doc && host.cache.get<CompiledBody>('compile', plan.doc.compileKey)
  const previous = plan.doc && host.cache.get<string>('history', plan.doc.historyKey)
  if (plan.doc && !compiled) return { ...(previous !== undefined && { previous }) }
  const linked = plan.doc && compiled ? knownLinks(plan.doc, compiled, lookup) : undefined
  const key = planKey(plan, { compiled, linked }, context)
  const rendered = host.cache.get<RenderedPageFacts>('render', key)
  const isThere = rendered?.files.every(({ path, print }) => present[path] === print)
  return {
    compiled,
    linked,
    ...(rendered && { remembered: rendered }),
    ...(rendered && isThere && { renderKey: key, rendered }),
  }
}

/** The key of a planned page's rendering, once its body is known. */
export function planKey(
  plan: PagePlan,
  { compiled, linked }: Pick<KnownPage, 'compiled' | 'linked'>,
  context: SiteContext,
): string {
  const base = plan.sidebarKey === undefined ? plan.page : { ...plan.page, sidebar: context.sidebars[plan.sidebarKey] }
  const page = compiled ? withBody(base, compiled, context) : base
  const prints = modulePrints({ moduleKeys: plan.doc?.inputs.moduleKeys, componentKey: plan.componentKey }, context)
  return renderKey(page, context, compiled && linked ? [compiled.print, linked.urls] : [], prints)
}

/** The page of a plan with its sidebar, and with what its body knows. */
export function filledPage(plan: PagePlan, compiled: CompiledBody | undefined, context: SiteContext): Page {
  const page = plan.sidebarKey === undefined ? plan.page : { ...plan.page, sidebar: context.sidebars[plan.sidebarKey] }
  return compiled ? withBody(page, compiled, context) : page
}

/** Prints of the code that renders a planned page. */
function plannedPrints(plan: PagePlan, context: SiteContext): string[] {
  return modulePrints({ moduleKeys: plan.doc?.inputs.moduleKeys, componentKey: plan.componentKey }, context)
}

/** The key of what is seen of a planned page when it is rendered. */
export function plannedSeenKey(
  plan: PagePlan,
  page: Page,
  linked: LinkedBody | undefined,
  context: SiteContext,
): string {
  const body = plan.doc && linked ? [plan.doc.compileKey, linked.urls] : []
  return seenKey(page, context, body, plannedPrints(plan, context))
}

function knownLinks(plan: DocPlan, compiled: CompiledBody, lookup: Lookup): LinkedBody {
  const key = linkKey(plan, compiled, lookup)
  const known = lookup.host.cache.get<LinkedBody>('link', key)
  if (known) return known
  const linked = linkBody({ place: plan.place }, compiled, lookup.context, lookup)
  keepLinks(lookup.host, key, linked)
  return linked
}

/** A finding names the nearest file that exists, which the key does not cover: it is looked for anew each time. */
function keepLinks(host: Host, key: string, linked: LinkedBody): void {
  if (linked.diagnostics.length === 0) host.cache.set('link', key, linked)
}

/** The key of a doc's resolved links: the body, where it stands, all URLs of the site, and the files that it may show. */
function linkKey(plan: DocPlan, compiled: CompiledBody, { context, tablePrint, asset }: Lookup): string {
  const places = assetPlaces(plan.place, context)
  const files = compiled.facts.links
    .flatMap((link) => assetCandidates(link, places))
    .map((path) => asset(path)?.output ?? '')
  return fingerprint(compiled.print, tablePrint, JSON.stringify(plan.place), files.join())
}

/** What is to be done for a page; its text is read here, when a thread is ready for it. */
export function pageJob(
  index: number,
  plan: PagePlan,
  known: KnownPage,
  { host, context, present }: Lookup,
  report: (found: Diagnostic) => void,
): PageJob {
  return {
    index,
    page: plan.page,
    sidebarKey: plan.sidebarKey,
    ...(plan.doc && { body: bodyJob(host, plan.doc, known, report) }),
    componentKey: plan.componentKey,
    knownRender: known.renderKey,
    present: presentFiles(plan.page, context.shell.baseUrl, present),
  }
}

function bodyJob(host: Host, plan: DocPlan, known: KnownPage, report: (found: Diagnostic) => void): BodyJob {
  const { head, inputs } = plan
  const text = textOf(host, head.source, report)
  const { offset } = bodyStart(text)
  const files = known.compiled ? {} : readBodyFiles(host, inputs, report)
  return {
    place: plan.place,
    text: text.slice(offset),
    source: head.source,
    moduleKeys: inputs.moduleKeys,
    ...(known.compiled && { compiled: known.compiled }),
    ...(known.linked && { linked: known.linked }),
    ...previousBody(host, known),
    ...(!known.compiled && {
      compile: {
        head: { source: head.source, format: head.format },
        text,
        bodyOffset: offset,
        files,
        resolved: inputs.resolved,
        available: inputs.available,
        partialHeads: partialHeads(inputs.partials, files),
      },
    }),
  }
}

/** What parsing a partial needs of its head: its front matter shows nothing. */
function partialHeads(
  partials: DocPlan['inputs']['partials'],
  files: CompileInput['files'],
): CompileInput['partialHeads'] {
  return Object.fromEntries(
    Object.entries(partials).map(([source, { format }]) => {
      const file = files[source]
      return [source, { format, bodyOffset: file && 'text' in file ? bodyStart(file.text).offset : 0 }]
    }),
  )
}

function previousBody(host: Host, { previous }: KnownPage): Pick<BodyJob, 'previous'> {
  const compiled = previous === undefined ? undefined : host.cache.get<CompiledBody>('compile', previous)
  return compiled ? { previous: compiled.blob } : {}
}

function textOf(host: Host, source: string, report: (found: Diagnostic) => void): string {
  try {
    return readText(host, source)
  } catch (error) {
    report(unreadableFile({ file: source, message: messageOf(error) }))
    return ''
  }
}

function presentFiles(page: Page, baseUrl: string, present: Readonly<Record<string, string>>): Record<string, string> {
  const own: Record<string, string> = {}
  for (const path of Object.values(pageFiles(page, baseUrl))) {
    const print = present[path]
    if (print !== undefined) own[path] = print
  }
  return own
}

/** Keep the answers of a made page for later builds. */
export function remember(plan: PagePlan, result: PageResult, known: KnownPage, lookup: Lookup): void {
  const { cache } = lookup.host
  const compiled = result.compiled ?? known.compiled
  if (plan.doc && result.compiled) {
    cache.set('compile', plan.doc.compileKey, result.compiled)
    cache.set('history', plan.doc.historyKey, plan.doc.compileKey)
  }
  if (plan.doc && compiled && result.linked) keepLinks(lookup.host, linkKey(plan.doc, compiled, lookup), result.linked)
  if (!result.rendered) return
  cache.set('render', result.renderKey, result.rendered)
  keepSeen(plan, compiled, result.linked ?? known.linked, result.rendered, lookup)
}

/** Keep for checks what only rendering could tell. */
export function keepSeen(
  plan: PagePlan,
  compiled: CompiledBody | undefined,
  linked: LinkedBody | undefined,
  { ids, hrefs, own, outward, makers, diagnostics }: RenderedPageFacts,
  { host, context }: Pick<Lookup, 'host' | 'context'>,
): void {
  const page = filledPage(plan, compiled, context)
  if (plainFrame(page, compiled, context.config) !== undefined) return
  const seen: RenderedPageFacts = { files: [], ids, hrefs, own, outward, makers, diagnostics }
  host.cache.set('seen', plannedSeenKey(plan, page, linked, context), seen)
}
