import type { PagePlan, DocPlan } from '../model/page-plan.ts'
import { unreadableFile } from '../diagnostics/catalogue.ts'
import { hashValues } from '../text/hash.ts'
import type { Host } from '../host.ts'
import type { Asset } from '../model/asset.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { messageOf } from '../text/message-of.ts'
import type {
  BodyJob,
  CompiledBody,
  LinkedBody,
  PageJob,
  PageResult,
  RenderedPageFacts,
  SiteContext,
} from '../model/page-job.ts'
import { knownLayout } from './layout-key.ts'
import { assetFolders, linkBody, moduleHashes, renderKey, seenKey, withBody } from './page-values.ts'
import type { Page } from '../model/page.ts'
import { readBodyFiles } from './read-body-files.ts'
import { readText } from '../text/text-of.ts'
import { bodyStart } from '../text/front-matter.ts'
import type { CompileInput } from '../model/compile.ts'
import { assetCandidates } from './link/asset-candidates.ts'
import { pageFiles } from '../text/page-files.ts'

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
  readonly tableHash: string
  readonly asset: (path: string) => Asset | undefined
  /** Hashes of the files in the present output. */
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
  const isThere = rendered?.files.every(({ path, hash }) => present[path] === hash)
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
  const hashes = moduleHashes({ moduleKeys: plan.doc?.inputs.moduleKeys, componentKey: plan.componentKey }, context)
  return renderKey(page, context, compiled && linked ? [compiled.hash, linked.urls] : [], hashes)
}

/** The page of a plan with its sidebar, and with what its body knows. */
export function filledPage(plan: PagePlan, compiled: CompiledBody | undefined, context: SiteContext): Page {
  const page = plan.sidebarKey === undefined ? plan.page : { ...plan.page, sidebar: context.sidebars[plan.sidebarKey] }
  return compiled ? withBody(page, compiled, context) : page
}

/** Hashes of the code that renders a planned page. */
function plannedHashes(plan: PagePlan, context: SiteContext): string[] {
  return moduleHashes({ moduleKeys: plan.doc?.inputs.moduleKeys, componentKey: plan.componentKey }, context)
}

/** The key of what is seen of a planned page when it is rendered. */
export function plannedSeenKey(
  plan: PagePlan,
  page: Page,
  linked: LinkedBody | undefined,
  context: SiteContext,
): string {
  const body = plan.doc && linked ? [plan.doc.compileKey, linked.urls] : []
  return seenKey(page, context, body, plannedHashes(plan, context))
}

function knownLinks(plan: DocPlan, compiled: CompiledBody, lookup: Lookup): LinkedBody {
  const key = linkKey(plan, compiled, lookup)
  const known = lookup.host.cache.get<LinkedBody>('link', key)
  if (known) return known
  const linked = linkBody({ linkBase: plan.linkBase }, compiled, lookup.context, lookup)
  keepLinks(lookup.host, key, linked)
  return linked
}

/** A finding names the nearest file that exists, which the key does not cover: it is looked for anew each time. */
function keepLinks(host: Host, key: string, linked: LinkedBody): void {
  if (linked.diagnostics.length === 0) host.cache.set('link', key, linked)
}

/** The key of a doc's resolved links: the body, where it stands, all URLs of the site, and the files that it may show. */
function linkKey(plan: DocPlan, compiled: CompiledBody, { context, tableHash, asset }: Lookup): string {
  const folders = assetFolders(plan.linkBase, context)
  const files = compiled.facts.links
    .flatMap((link) => assetCandidates(link, folders))
    .map((path) => asset(path)?.output ?? '')
  return hashValues(compiled.hash, tableHash, JSON.stringify(plan.linkBase), files.join())
}

/** What is to be done for a page; its text is read here, when a thread is ready for it. */
export function pageJob(
  index: number,
  plan: PagePlan,
  known: KnownPage,
  { host, context, present }: Lookup,
  report: (diagnostic: Diagnostic) => void,
): PageJob {
  return {
    index,
    page: plan.page,
    sidebarKey: plan.sidebarKey,
    ...(plan.doc && { body: bodyJob(host, plan.doc, known, report) }),
    componentKey: plan.componentKey,
    knownRender: known.renderKey,
    present: presentFiles(plan.page, context.layout.baseUrl, present),
  }
}

function bodyJob(host: Host, plan: DocPlan, known: KnownPage, report: (diagnostic: Diagnostic) => void): BodyJob {
  const { head, inputs } = plan
  const text = textOf(host, head.source, report)
  const { offset } = bodyStart(text)
  const files = known.compiled ? {} : readBodyFiles(host, inputs, report)
  return {
    linkBase: plan.linkBase,
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

function textOf(host: Host, source: string, report: (diagnostic: Diagnostic) => void): string {
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
    const hash = present[path]
    if (hash !== undefined) own[path] = hash
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
  { ids, hrefs, own, externalHrefs, makers, diagnostics }: RenderedPageFacts,
  { host, context }: Pick<Lookup, 'host' | 'context'>,
): void {
  const page = filledPage(plan, compiled, context)
  if (knownLayout(page, compiled, context.config) !== undefined) return
  const seen: RenderedPageFacts = { files: [], ids, hrefs, own, externalHrefs, makers, diagnostics }
  host.cache.set('seen', plannedSeenKey(plan, page, linked, context), seen)
}
