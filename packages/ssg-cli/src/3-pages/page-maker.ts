import type { PageTools } from './page-tools.ts'
import { hashOf } from '../text/hash.ts'
import type { SourcePosition } from '../host.ts'
import type { BlobRef } from '../model/blob.ts'
import type { CompiledDoc } from '../model/compiled.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { messageOf } from '../text/message-of.ts'
import { linkMakers } from './render/link-makers.ts'
import { failingComponent, moduleErrorIn, ModuleError } from './render/module-error.ts'
import { missingExports } from './render/missing-exports.ts'
import type { Page } from '../model/page.ts'
import { knownLayout } from './layout-key.ts'
import { linkBody, moduleHashes, renderKey, withBody } from './page-values.ts'
import {
  type BodyJob,
  type CompiledBody,
  type LinkedBody,
  type OutputFile,
  type PageJob,
  type PageResult,
  type RenderedPageFacts,
  type SiteContext,
} from '../model/page-job.ts'
import { noDefaultExport, renderError, unknownThemeComponent } from '../diagnostics/catalogue.ts'
import { ownTitle } from './compile/facts/own-title.ts'
import { highlightedBlocksOf } from './compile/code/highlighted-blocks.ts'
import type { Compiler } from './compile/types.ts'
import type { CompileOptions } from '../model/compile.ts'
import { warmUp } from './compile/warm-up.ts'
import { withBase } from '../text/base-url.ts'
import { isExternal, isWebUrl } from '../text/split-url.ts'
import { blame } from './render/blame.ts'
import { renderArticle } from './render/article.ts'
import { articleScope } from './render/article-scope.ts'
import { ArticleError } from './render/article-error.ts'
import { pageFiles } from '../text/page-files.ts'
import { namingComponents, renderArticleHtml, renderPage, type Runtime } from './render/render-page.ts'
import { scanHtml } from './render/scan-html.ts'
import { takeHead } from './render/take-head.ts'
import { rawMarkdown } from '../4-emit/raw-markdown.ts'
import { searchedPage } from './searched-page.ts'
import { runtimeOf } from './render/runtime-of.ts'
import { stopwatch } from './stopwatch.ts'
import { unlessFailed } from './unless-failed.ts'

/** Makes pages one by one: compile, link, render, write. */
export interface PageMaker {
  make(job: PageJob): Promise<PageResult>
  /** Load what compiling needs before there is a job. */
  warmUp(): Promise<void>
}

/**
 * The steps 4 to 6 of one page, each skipped when its answer is known.
 *
 * They run as one job, so that a body never leaves the thread that parsed it. `site` may still be in the
 * making when the first bodies are compiled.
 */
export function pageMaker(options: CompileOptions, site: Promise<SiteContext>, tools: PageTools): PageMaker {
  const makeCompiler = tools.compiler ?? loadCompiler
  let compiler: Promise<Compiler> | undefined
  let plain: Promise<Compiler> | undefined
  const modules = new Map<string, Promise<Readonly<Record<string, unknown>>>>()
  return { make, warmUp: async () => warmUp(await highlightingCompiler()) }

  async function make(job: PageJob): Promise<PageResult> {
    const watch = stopwatch(tools.now)
    const fresh = job.body?.compile && (await compileBody(job.body.compile, job))
    watch.lap('compile')
    const context = await site
    watch.lap()
    const compiled = fresh?.compiled ?? job.body?.compiled
    const linked = job.body && compiled && (job.body.linked ?? linkBody(job.body, compiled, context, tools))
    watch.lap('link')
    const base = job.sidebarKey === undefined ? job.page : { ...job.page, sidebar: context.sidebars[job.sidebarKey] }
    const page = compiled ? withBody(base, compiled, context) : base
    const key = renderKey(
      page,
      context,
      compiled && linked ? [compiled.hash, linked.urls] : [],
      moduleHashes({ moduleKeys: job.body?.moduleKeys, componentKey: job.componentKey }, context),
    )
    const result: PageResult = {
      index: job.index,
      ...(fresh && { compiled: fresh.compiled }),
      ...(linked && !job.body?.linked && { linked }),
      renderKey: key,
    }
    if (key === job.knownRender || (job.isCheck && knownLayout(page, compiled, context.config) !== undefined))
      return result
    const article =
      compiled && linked && job.body
        ? await bodyHtml(job.body, compiled, linked, page, context, fresh?.doc)
        : await componentHtml(job, page, context)
    const shown = article.meta ? { ...page, meta: { ...page.meta, ...article.meta } } : page
    const rendered = await writePage(job, shown, article, context)
    watch.lap('render')
    return { ...result, rendered, times: watch.times() }
  }

  async function compileBody(
    input: NonNullable<BodyJob['compile']>,
    job: PageJob,
  ): Promise<{ compiled: CompiledBody; doc: CompiledDoc }> {
    const used = job.isPlain ? plainCompiler() : highlightingCompiler()
    const previous = job.isCheck || job.isPlain ? undefined : job.body?.previous
    const highlightedBlocks = previous && highlightedBlocksOf(readBody(previous))
    const { value: doc, diagnostics } = await (await used).compileDoc(input, highlightedBlocks)
    const facts = { facts: doc.facts, hasOwnTitle: ownTitle(doc.main.tree) !== undefined, diagnostics }
    if (job.isCheck || job.isPlain) return { compiled: { ...facts, hash: '' }, doc }
    const text = JSON.stringify({ main: doc.main, partials: doc.partials, sections: doc.sections })
    return { compiled: { ...facts, hash: hashOf(text), blob: tools.blobs.write(text) }, doc }
  }

  function highlightingCompiler(): Promise<Compiler> {
    return (compiler ??= unlessFailed(makeCompiler(options), () => (compiler = undefined)))
  }

  function plainCompiler(): Promise<Compiler> {
    return (plain ??= unlessFailed(makeCompiler({ ...options, colors: false }), () => (plain = undefined)))
  }

  function readBody(blob: BlobRef): CompiledDoc {
    // Blobs are written by compileBody above.
    return JSON.parse(tools.readBlob(blob)) as CompiledDoc
  }

  function load(path: string): Promise<Readonly<Record<string, unknown>>> {
    const known = modules.get(path)
    if (known) return known
    const loading = tools.importModule(path)
    modules.set(path, loading)
    return loading
  }

  async function bodyHtml(
    body: BodyJob,
    compiled: CompiledBody,
    linked: LinkedBody,
    page: Page,
    context: SiteContext,
    fresh?: CompiledDoc,
  ): Promise<Article> {
    const doc = fresh ?? (compiled.blob && readBody(compiled.blob))
    if (!doc) throw new Error('a body is compiled afresh or kept')
    const react = await runtimeOf(context, load)
    const imported: Record<string, Readonly<Record<string, unknown>>> = {}
    const scope = articleScope(page, compiled.facts.headings, ownTitle(doc.main.tree))
    const render = (components: Readonly<Record<string, unknown>>, part = doc, { urls } = linked) => {
      const input = { compiled: part, urls, modules: imported, components, runtime: react, scope }
      // Expressions are evaluated while React renders, so that they may call hooks.
      return renderArticleHtml(
        react.createElement(() => renderArticle(input)),
        page,
        context.layout,
        react,
      )
    }
    const components: Record<string, unknown> = { ...(react.Head && { Head: react.Head }), ...react.theme.components }
    try {
      for (const key of new Set(Object.values(body.moduleKeys))) {
        const module = context.modules[key]
        const [, themed] = /^theme:(.*)/.exec(key) ?? []
        if (themed !== undefined) imported[key] = { default: react.theme.components[themed] }
        else if (module) imported[key] = await loadFor(key, module.path)
      }
      const unknown = [
        ...unknownImports(compiled, imported, Object.keys(react.theme.components)),
        ...missingExports(doc, imported),
      ]
      if (unknown.length > 0) return { html: undefined, doc, diagnostics: unknown }
      Object.assign(components, await siteComponents(context))
      const article = articleAndHead(render(components))
      const makers = linkMakers(
        addBase(article.html ?? '', context.layout.baseUrl),
        doc,
        (part, urls) => addBase(render(components, part, { ...linked, urls }), context.layout.baseUrl),
        { links: compiled.facts.links, urls: linked.urls, route: page.route, table: context.table },
      )
      return { ...article, ...(makers && { makers }), doc, diagnostics: [] }
    } catch (error) {
      const failure = moduleErrorIn(error)
      if (failure)
        return {
          html: undefined,
          doc,
          diagnostics: [failedModule(failure, body, compiled, tools.renderedAt?.(failure.cause))],
        }
      const message = messageOf(error)
      const culprit = blame(doc, (part) => message === messageOfThrown(() => render(components, part)))
      const thrown = error instanceof ArticleError ? error : undefined
      const component =
        componentIn(thrown ? thrown.cause : error) ??
        thrown?.component ??
        nameOfFailing((failed) => {
          for (const [specifier, namespace] of Object.entries(imported))
            imported[specifier] = namingComponents(namespace, failed)
          render(namingComponents({ ...react.theme.components }, failed))
        })
      const thrownAt = tools.renderedAt?.(thrown ? thrown.cause : error)
      const { file = thrown?.source ?? body.source, position } = { ...culprit }
      return {
        html: undefined,
        doc,
        diagnostics: [renderError({ file, position, route: page.route, component, message, thrownAt })],
      }
    }
  }

  async function loadFor(key: string, path: string): Promise<Readonly<Record<string, unknown>>> {
    try {
      return await load(path)
    } catch (error) {
      throw new ModuleError(error, key)
    }
  }

  async function siteComponents(context: SiteContext): Promise<Record<string, unknown>> {
    const found: Record<string, unknown> = {}
    for (const [name, file] of Object.entries(context.config.theme.mdxComponents)) {
      const module = context.modules[`mdx:${name}`]
      if (module) found[name] = await siteComponent(`file:${file}`, module.path)
    }
    return found
  }

  async function siteComponent(key: string, path: string): Promise<unknown> {
    try {
      return (await loadFor(key, path))['default']
    } catch (error) {
      if (error instanceof ModuleError) return failingComponent(error)
      throw error
    }
  }

  async function componentHtml(job: PageJob, page: Page, context: SiteContext): Promise<Article> {
    const module = job.componentKey === undefined ? undefined : context.modules[job.componentKey]
    if (!module || job.componentKey === undefined) return { html: undefined, diagnostics: [] }
    const source = job.componentKey.replace(/^page:/, '')
    const react = await runtimeOf(context, load)
    try {
      const namespace = await load(module.path)
      const component = namespace['default']
      if (!isComponent(component)) {
        const available = Object.keys(namespace).filter((name) => name !== 'default' || component !== undefined)
        return { html: undefined, diagnostics: [noDefaultExport({ file: source, available })] }
      }
      const meta = exportedMeta(namespace)
      const shown = { ...page, meta: { ...page.meta, ...meta } }
      const article = articleAndHead(renderArticleHtml(react.createElement(component), shown, context.layout, react))
      return { html: article.html, meta: { ...meta, ...article.meta }, diagnostics: [] }
    } catch (error) {
      return {
        html: undefined,
        diagnostics: [
          renderError({
            file: source,
            route: page.route,
            component: componentIn(error),
            message: messageOf(error),
            thrownAt: tools.renderedAt?.(error),
          }),
        ],
      }
    }
  }

  async function writePage(
    job: PageJob,
    page: Page,
    article: Article,
    context: SiteContext,
  ): Promise<RenderedPageFacts> {
    const react = await runtimeOf(context, load)
    const { baseUrl } = context.layout
    const body = article.html === undefined ? undefined : addBase(article.html, baseUrl)
    const { html, data } = renderPage(page, body, context.layout, react)
    const inside = scanHtml(body ?? '')
    const { ids } = scanHtml(html)
    const seen = {
      ids,
      own: spanOf(inside.ids, ids),
      hrefs: inside.hrefs.filter((href) => !isExternal(href)),
      externalHrefs: inside.hrefs.filter(isWebUrl),
      ...(article.makers && { makers: article.makers }),
      diagnostics: article.diagnostics,
    }
    if (job.isCheck) return { ...seen, files: [] }
    const paths = pageFiles(page, baseUrl)
    const files = [put(paths.html, html, job)]
    if (paths.data !== undefined) files.push(put(paths.data, data, job))
    if (paths.markdown !== undefined && job.body && article.doc)
      files.push(put(paths.markdown, rawMarkdown({ page, text: job.body.text }), job))
    if (job.isPlain) return { ...seen, files }
    return { ...seen, files, ...searchedPage(page, article.doc?.sections ?? [], context, tools.blobs) }
  }

  function put(path: string, content: string, job: PageJob): OutputFile {
    const hash = hashOf(content)
    if (job.present[path] !== hash) tools.write(path, content)
    return { path, hash, size: Buffer.byteLength(content) }
  }
}

/** Parsers and highlighter are loaded when the first body is compiled: with a warm cache none is. */
async function loadCompiler(options: CompileOptions): Promise<Compiler> {
  const { createCompiler } = await import('./compile/compiler.ts')
  return createCompiler(options)
}

interface Article {
  readonly html: string | undefined
  /** What an article says of its page. */
  readonly meta?: Partial<Pick<Page['meta'], 'title' | 'description' | 'head'>>
  readonly doc?: CompiledDoc
  readonly makers?: RenderedPageFacts['makers']
  readonly diagnostics: readonly Diagnostic[]
}

function messageOfThrown(run: () => unknown): string | undefined {
  try {
    run()
    return undefined
  } catch (error) {
    return messageOf(error)
  }
}

function articleAndHead(rendered: string): Pick<Article, 'html' | 'meta'> {
  const { html, head } = takeHead(rendered)
  return { html, ...(head.length > 0 && { meta: { head } }) }
}

/** Where a part of a list stands in it. */
function spanOf(part: readonly string[], whole: readonly string[]): readonly [start: number, end: number] {
  const start = whole.findIndex((_, at) => part.every((item, index) => whole[at + index] === item))
  return start < 0 ? [0, 0] : [start, start + part.length]
}

/** The component that throws, found by rendering once more with components that say their names. */
function nameOfFailing(render: (failed: { name?: string }) => void): string | undefined {
  const failed: { name?: string } = {}
  try {
    render(failed)
  } catch {
    return failed.name
  }
  return undefined
}

/** Imports of theme components that the theme does not have. */
function unknownImports(
  { facts }: CompiledBody,
  imported: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  names: readonly string[],
): Diagnostic[] {
  const available = names.filter((name) => /^[A-Z]/.test(name)).sort()
  return facts.modules.flatMap(({ specifier: key, source, position }) => {
    const name = /^theme:(.*)/.exec(key)?.[1]
    if (name === undefined || imported[key]?.['default'] !== undefined) return []
    return [unknownThemeComponent({ file: source, position, name, available })]
  })
}

/** A module that throws is told in its own file, so that many pages tell it once; a package where it is imported. */
function failedModule(
  { key, message }: ModuleError,
  { source }: BodyJob,
  { facts }: CompiledBody,
  thrownAt: SourcePosition | undefined,
): Diagnostic {
  const [kind, name] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)]
  if (kind === 'file') return renderError({ file: name, module: name, message, thrownAt })
  const imported = facts.modules.find(({ specifier }) => specifier === key)
  return renderError({ file: imported?.source ?? source, position: imported?.position, module: name, message })
}

/** Links that components made from the site's root, with the base URL. */
function addBase(html: string, baseUrl: string): string {
  if (baseUrl === '/') return html
  return html.replace(
    /(<a\s(?:(?:[^>"]|"[^"]*")*?\s)?href=")(\/[^"/][^"]*|\/)(")/g,
    (_, before, href, after) => before + withBase(href, baseUrl) + after,
  )
}

/** `export const title = '…'` and `description` beside the component of a React page. */
function exportedMeta({ title, description }: Readonly<Record<string, unknown>>): Article['meta'] {
  return { ...(typeof title === 'string' && { title }), ...(typeof description === 'string' && { description }) }
}

/** A function, or the object that memo, forwardRef and lazy make; an element is none. */
function isComponent(value: unknown): value is Parameters<Runtime['createElement']>[0] {
  if (typeof value === 'function') return true
  if (typeof value !== 'object' || value === null || !('$$typeof' in value)) return false
  return !String(value.$$typeof).includes('element')
}

/**
 * The innermost component in the stack of an error: a function whose name is that of a component.
 *
 *     at Needle (file:///site/.docs-build/server/page-a.mjs:3:9)
 */
function componentIn(error: unknown): string | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  return /^\s+at ([A-Z][\w$]*)(?:\.render)? \(/m.exec(stack)?.[1]
}
