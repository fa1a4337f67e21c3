import { runtimeKey, type CompiledBody, type LinkedBody, type SiteContext } from '../model/page-job.ts'
import { siteSources } from '../4-emit/site-sources.ts'
import type { PolicySources } from '../model/policy.ts'
import type { Config } from '../model/config.ts'
import type { DocContent } from '../model/page.ts'
import type { ResolvedLink } from '../model/compiled.ts'
import type { Page, SiteLayout } from '../model/page.ts'
import type { ThemeManifest } from '../model/theme-manifest.ts'
import { statesOf } from '../text/modules/environment-states.ts'
import { hashValues } from '../text/hash.ts'
import { originalIds } from './render/original-ids.ts'
import { withHeadings } from './render/with-headings.ts'
import { shownSidebar } from './sidebar/shown-sidebar.ts'

/** What is planned of a page, on the main thread and in a job for another one. */
export interface PlannedPage {
  readonly page: Page
  readonly sidebarKey?: string
  readonly componentKey?: string
  readonly body?: { readonly moduleKeys: Readonly<Record<string, string>> }
}

/** What is known of a page's body. */
export interface KnownBody {
  readonly compiled?: CompiledBody | undefined
  readonly linked?: LinkedBody | undefined
}

/** Everything that a rendering depends on: the renderer gets it and nothing else, and its hash is the rendering's key. */
export interface PageInputs {
  /** With its sidebar, and with what only its body knows. */
  readonly page: Page
  readonly layout: SiteLayout
  /** What the theme says of itself: what raw Markdown shows of its components. */
  readonly manifest?: ThemeManifest | undefined
  /** Hash of the compiled body, and what its links became. */
  readonly body?: readonly [hash: string, urls: readonly ResolvedLink[]]
  /** `key:hash` of the code that renders the page: the theme, and what the page itself imports. */
  readonly modules: readonly string[]
  /** States of the environment variables that code in the body reads. */
  readonly environment?: Readonly<Record<string, string>>
  /** What the page says of the policy itself, but for what follows from what it holds. */
  readonly policy?: readonly PolicySources[]
  /** How code looks, also that which only the rendering knows. */
  readonly code?: Config['code'] | undefined
  /** Keys of the plugins that change what the search finds. */
  readonly search?: readonly string[]
}

/** Say what a page depends on, wherever it is asked: to find known answers, and to make new ones. */
export function pageInputs(
  planned: PlannedPage,
  { compiled, linked }: KnownBody,
  context: Pick<SiteContext, 'config' | 'layout' | 'sidebars' | 'modules' | 'environment'>,
): PageInputs {
  const { csp } = context.config.security
  const { environment } = compiled?.facts ?? {}
  return {
    page: wholePage(planned, compiled, context),
    layout: context.layout,
    manifest: context.config.theme.manifest,
    ...(compiled && linked && { body: [compiled.hash, linked.urls] as const }),
    modules: moduleHashes(planned, context.modules),
    code: context.config.code,
    ...(environment && { environment: statesOf(environment, context.environment) }),
    ...searchKeys(context.config),
    ...(csp && csp.meta && { policy: siteSources(context.config, []) }),
  }
}

function searchKeys({ plugins = [] }: Pick<Config, 'plugins'>): Pick<PageInputs, 'search'> {
  const keys = plugins.flatMap(({ name, key, pages }) => (pages?.search ? [`${name} ${key}`] : []))
  return keys.length > 0 ? { search: keys } : {}
}

/** The key of a rendering. */
export function renderKey(inputs: PageInputs): string {
  const { page, layout, manifest, body, modules, code, environment, policy, search } = inputs
  const { sidebar, ...own } = page
  // What many pages share is hashed once, by identity.
  return hashValues(
    layout,
    manifest,
    sidebar ? sidebar.items : '',
    sidebar ? sidebar.dataUrl : '',
    JSON.stringify(own),
    ...(body ?? []),
    modules.join(),
    ...(environment ? [JSON.stringify(environment)] : []),
    ...(policy ? [JSON.stringify(policy)] : []),
    ...(search ?? []),
    ...(code ? [code] : []),
  )
}

/**
 * The key of what a rendering offers and asks for: its ids, its links, what it throws. Unlike {@link renderKey} it leaves
 * out where scripts and styles lie, so that a check, which bundles none, finds what a build has seen; and a body counts by
 * the key that it is compiled under, because a check compiles it without colors.
 */
export function factsKey(inputs: PageInputs, compileKey: string | undefined): string {
  const body = inputs.body && ([compileKey ?? inputs.body[0], inputs.body[1]] as const)
  return renderKey({ ...inputs, code: undefined, layout: layoutWithoutAssets(inputs.layout), ...(body && { body }) })
}

const withoutAssets = new WeakMap<SiteLayout, SiteLayout>()

function layoutWithoutAssets(layout: SiteLayout): SiteLayout {
  const known = withoutAssets.get(layout)
  if (known) return known
  const made = { ...layout, assets: { css: [], entry: '', islands: {}, pages: {} }, buildId: '' }
  withoutAssets.set(layout, made)
  return made
}

function moduleHashes({ body, componentKey }: PlannedPage, modules: SiteContext['modules']): string[] {
  const registered = body ? Object.keys(modules).filter((key) => key.startsWith('mdx:')) : []
  const keys = [
    runtimeKey,
    ...Object.values(body?.moduleKeys ?? {}),
    ...(componentKey ? [componentKey] : []),
    ...registered,
  ]
  return keys.map((key) => `${key}:${modules[key]?.hash ?? ''}`)
}

/** A planned page with its sidebar, and with what only its body knows: the table of contents, and whether the title is in it. */
function wholePage(
  { page, sidebarKey }: PlannedPage,
  compiled: CompiledBody | undefined,
  { config, sidebars }: Pick<SiteContext, 'config' | 'sidebars'>,
): Page {
  const sidebar = sidebarKey === undefined ? undefined : sidebars[sidebarKey]
  const placed = sidebar ? { ...page, sidebar: shownSidebar(sidebar, page.route) } : page
  if (!compiled) return placed
  const { outline } = placed.content.type === 'doc' ? placed.content : {}
  const ids = outline && originalIds(compiled.facts.headings, outline)
  const headings = ids
    ? compiled.facts.headings.map((heading) => ({ ...heading, id: ids[heading.id] ?? heading.id }))
    : compiled.facts.headings
  const withToc = withIds(withHeadings(placed, headings, config.toc), ids)
  return withToc.content.type === 'doc'
    ? { ...withToc, content: contentWithBody(withToc.content, compiled, config) }
    : withToc
}

/** What is known of the ids of a translation, in place of the headings from which it follows. */
function withIds(page: Page, ids: DocContent['originalIds']): Page {
  if (page.content.type !== 'doc' || !page.content.outline) return page
  const { outline: _, ...content } = page.content
  return { ...page, content: { ...content, ...(ids && { originalIds: ids }) } }
}

function contentWithBody(
  content: DocContent,
  { facts, hasOwnTitle }: CompiledBody,
  { theme }: Pick<Config, 'theme'>,
): DocContent {
  const said = theme.manifest?.components
  // Imported code may show cards too: what it renders is not known before it does.
  const usesCards = facts.modules.length > 0 || facts.components.some(({ name }) => !said || said[name]?.cards)
  // Of a post, the title in its front matter is the title: a heading of level 1 may follow in its text.
  const isTitled = content.post !== undefined && content.frontMatter.title !== undefined
  const showTitle = content.showTitle && (isTitled || !hasOwnTitle)
  return { ...content, showTitle, cards: usesCards ? content.cards : [] }
}
