import type { ReactElement } from 'react'
import type { CompiledDoc } from '../../model/compiled.ts'
import type { CompiledBody, Culprit } from '../../model/page-job.ts'
import { lateComponent } from '../../diagnostics/catalogue.ts'
import { TookTooLong } from '../took-too-long.ts'
import { ownTitle } from '../compile/facts/own-title.ts'
import { renderArticle } from './article.ts'
import {
  addBase,
  splitHead,
  type Article,
  type ArticleContext,
  type RenderedBody,
  type RenderPart,
} from './article-html.ts'
import { articleScope } from './article-scope.ts'
import { bodyFailure } from './body-failure.ts'
import { withLateCode } from './late-code.ts'
import { linkMakers } from './link-makers.ts'
import { lostHeadMakers } from './lost-head-makers.ts'
import { misplacedIn, misplacedMakers } from './misplaced-makers.ts'
import { lostPropMakers } from './lost-prop-makers.ts'
import { moduleErrorIn, type ModuleError } from './module-error.ts'
import { missingExports, unknownImports } from './missing-exports.ts'
import { refuseUnsafe } from './refuse-unsafe.ts'
import { loadingSeconds, loadSuspended, renderArticleHtml, renderLoaded, type Runtime } from './render-page.ts'
import type { Namespace } from './site-modules.ts'
import { codeSource } from '../../text/markdown/mdx-code.ts'
import { withDeclared } from '../../text/declared.ts'
import { slowPiece } from './slow-piece.ts'
import { takeLostProps } from './take-lost-props.ts'
import { takeUnheard } from './take-unheard.ts'
import { unheardMakers } from './unheard-makers.ts'
import { unsafeMakers } from './unsafe-makers.ts'

/** Render a body to the HTML of an article. What throws in it becomes a diagnostic. */
export async function renderBody(input: RenderedBody, around: ArticleContext): Promise<Article> {
  const { body, compiled, linked, doc, page } = input
  const { context, modules } = around
  const runtime = await modules.runtime(context)
  const imported: Record<string, Namespace> = {}
  const { elementOf, render } = partRenderer(input, around, runtime, imported)
  const components: Record<string, unknown> = {
    ...(runtime.Head && { Head: runtime.Head }),
    ...runtime.theme.components,
  }
  try {
    const used = new Set(compiled.facts.modules.map(({ specifier }) => specifier))
    // Code of the file itself that only the page can run stays in it: its module would not load.
    const loaded = Object.values(body.moduleKeys).filter((key) => codeSource(key) === undefined || used.has(key))
    const keys = [...loaded, ...[...used].filter((specifier) => specifier.startsWith('theme:'))]
    Object.assign(imported, await modules.imported(keys, context, runtime))
    const unknown = [
      ...unknownImports(compiled, imported, Object.keys(runtime.theme.components)),
      ...missingExports(doc, compiled.facts, imported),
    ]
    if (unknown.length > 0) return { html: undefined, doc, diagnostics: unknown }
    Object.assign(components, await modules.registered(context))
    const load = () => loadSuspended(elementOf(components), page, context.layout, runtime)
    const { value, isLate, ...declared } = await renderLoaded(
      () => withDeclared(() => render(components)),
      load,
      around.code,
    )
    const { html: heard, unheard } = takeUnheard(value)
    const { html, lost } = takeLostProps(heard)
    const split = splitHead(html)
    const { article, refused } = refuseUnsafe(split)
    const based = (made: string) => addBase(made, context.table, context.config.trailingSlash)
    const makers = linkMakers(based(article.html ?? ''), doc, (part, urls) => based(render(components, part, urls)), {
      links: compiled.facts.links,
      urls: linked.urls,
      route: page.route,
      table: context.table,
    })
    const renderPart = (part: CompiledDoc) => render(components, part)
    const place = { source: body.source, route: page.route }
    // What is written as such was told when it was compiled.
    const told = new Set(
      compiled.diagnostics.flatMap((each) => (each.code === 'misplaced-element' ? [each.subject] : [])),
    )
    const misplaced = misplacedIn(article).filter((name) => !told.has(name))
    const diagnostics = [
      ...unsafeMakers(refused, doc, renderPart, place),
      ...lostPropMakers(lost, doc, renderPart, place),
      ...lostHeadMakers(split.lost, doc, renderPart, place),
      ...misplacedMakers(misplaced, doc, (part) => splitHead(renderPart(part)), place),
      // Of what stays asleep it is told why.
      ...(lost.some(({ isAsleep }) => isAsleep) ? [] : unheardMakers(unheard, doc, renderPart, place)),
      ...(isLate ? [lateComponent({ file: body.source, route: page.route, seconds: loadingSeconds })] : []),
    ]
    return { ...article, ...declared, ...(makers && { makers }), doc, diagnostics }
  } catch (error) {
    if (error instanceof TookTooLong) throw withCulprit(error, doc, (part) => render(components, part), around)
    const failed = moduleErrorIn(error)
    if (failed?.cause instanceof TookTooLong) throw new TookTooLong(failed.cause.seconds, placeOf(failed, compiled))
    const failure = { ...input, imported, components, themeComponents: runtime.theme.components }
    return { html: undefined, doc, diagnostics: [bodyFailure(error, failure, render, around.renderedAt)] }
  }
}

function withCulprit(
  { seconds }: TookTooLong,
  doc: CompiledDoc,
  render: (part: CompiledDoc) => string,
  { runWithin }: ArticleContext,
): TookTooLong {
  return new TookTooLong(seconds, runWithin && slowPiece(doc, render, { runWithin, seconds }))
}

/** A module that does not load is told where it is imported; one that the site registers at its beginning. */
function placeOf({ key }: ModuleError, { facts }: CompiledBody): Culprit | undefined {
  const imported = facts.modules.find(({ specifier }) => specifier === key)
  if (imported?.position) return { file: imported.source, position: imported.position, around: imported.position }
  const position = { line: 1, column: 1, endLine: 1, endColumn: 1 }
  return key.startsWith('file:') ? { file: key.slice('file:'.length), position, around: position } : undefined
}

/** What renders a body or a part of it, and the element that it renders. */
function partRenderer(
  { compiled, linked, doc, page }: RenderedBody,
  { context, runWithin = (task) => task(), code }: ArticleContext,
  runtime: Runtime,
  modules: Readonly<Record<string, Namespace>>,
): { readonly elementOf: (...part: Parameters<RenderPart>) => ReactElement; readonly render: RenderPart } {
  const scope = articleScope(page, compiled.facts.headings, ownTitle(doc.main.tree))
  const written = writtenIn(context.config, runtime)
  const elementOf = (...[components, part = doc, urls = linked.urls]: Parameters<RenderPart>) => {
    const input = { compiled: part, urls, modules, components, written, runtime, scope }
    // Expressions are evaluated while React renders, so that they may call hooks.
    return runtime.createElement(() => renderArticle(input))
  }
  const render: RenderPart = (...part) =>
    runWithin(
      () => withLateCode(code, () => renderArticleHtml(elementOf(...part), page, context.layout, runtime)),
      context.config.markdown.pageSeconds,
    )
  return { elementOf, render }
}

/** In a site of Docusaurus what the site has for elements shows those of Markdown, and none of JSX but `<details>`. */
function writtenIn(
  { siteConfig, theme }: ArticleContext['context']['config'],
  runtime: Runtime,
): Readonly<Record<string, unknown>> {
  const names = siteConfig === undefined ? [] : Object.keys(theme.mdxComponents)
  const elements = names.filter((name) => /^[a-z]/.test(name) && name !== 'details')
  return Object.fromEntries(elements.map((name) => [name, runtime.theme.components[name] ?? name]))
}
