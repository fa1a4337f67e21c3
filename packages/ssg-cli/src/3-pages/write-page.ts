import { rawMarkdown } from '../4-emit/raw-markdown.ts'
import { withPolicy } from '../4-emit/with-policy.ts'
import { blockedByPolicy } from '../diagnostics/catalogue.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { LinkTable } from '../model/link-table.ts'
import type { OutputFile, PageJob, RenderedPageFacts, SiteContext } from '../model/page-job.ts'
import type { Page } from '../model/page.ts'
import { hashOf } from '../text/hash.ts'
import { hrefKey } from '../text/urls/href-key.ts'
import { languageUrl } from '../text/urls/language-url.ts'
import { pageFiles } from '../text/urls/page-files.ts'
import { isExternal, isWebUrl } from '../text/urls/split-url.ts'
import type { PageTools } from './page-tools.ts'
import { replacedComponents } from './compile/plugins/components/makers.ts'
import { addBase, type Article } from './render/article-html.ts'
import { printedPage } from './render/printed-page.ts'
import { policySources } from './render/policy-sources.ts'
import { cutArticle, quotable, type CutArticle } from './render/quotable.ts'
import { withOriginalIds } from './render/original-ids.ts'
import { refuseAround, unsafeParts } from './render/refuse-around.ts'
import { renderPage, type Runtime } from './render/render-page.ts'
import { shownIslands } from './render/shown-islands.ts'
import { scanHtml } from './render/scan-html.ts'
import type { SiteModules } from './render/site-modules.ts'
import { searchParts } from './search-parts.ts'
import { searchedPage } from './searched-page.ts'
import { TookTooLong } from './took-too-long.ts'

/** Render a page around its article, and put its files into the output: unless they are there, or only facts are wanted. */
export async function writePage(
  { job, page: planned, article }: { readonly job: PageJob; readonly page: Page; readonly article: Article },
  {
    context,
    modules,
    tools,
  }: { readonly context: SiteContext; readonly modules: SiteModules; readonly tools: PageTools },
  onTimes: (times: Readonly<Record<string, number>>) => void = () => undefined,
): Promise<RenderedPageFacts> {
  const { layout, config } = context
  const whole = printedPage(planned, job.quoted, tools.readBlob)
  const page = article.meta ? { ...whole, meta: { ...whole.meta, ...article.meta } } : whole
  const ids = page.content.type === 'doc' ? page.content.originalIds : undefined
  const named = article.html !== undefined && ids ? withOriginalIds(article.html, ids) : article.html
  const based = named === undefined ? undefined : addBase(named, context.table, config.trailingSlash)
  const parts = based !== undefined && isPost(page) ? cutArticle(based) : undefined
  const body = parts ? parts.beginning + parts.rest : based
  const runtime = await modules.runtime(context)
  const shared = runtime.theme.inlineScripts(layout)
  const render = () => renderPage(page, body, layout, runtime)
  const { html: document, refused } = refuseAround(renderedWithin(render, runtime, context.config, tools), body)
  const source = sourceOf(job)
  const around = unsafeParts(refused, Object.values(config.theme.components), tools.files, {
    file: source,
    route: page.route,
  })
  const facts = factsOf({ html: document, body, article, shared, source, around }, context)
  const html = withPolicy(document, context.config, shared, facts.policy)
  if (job.mode === 'check') return facts
  const paths = pageFiles(page, config)
  const files = [put(paths.html, html)]
  if (paths.markdown !== undefined && job.body && article.doc)
    files.push(put(paths.markdown, markdownOf(page, job.body.text, context)))
  if (job.mode === 'first') return { ...facts, files }
  const quoted = parts ? quotedArticle(parts, page, tools) : printableArticle(body, page, tools)
  const own = article.doc?.sections ?? []
  if (!config.plugins?.some(({ pages }) => pages?.search))
    return { ...facts, files, ...quoted, ...searchedPage(page, own, context, tools.blobs) }
  const { runWithin = (task) => task(), now } = tools
  const place = { runWithin, now, options: config }
  const { sections, diagnostics, times } = await searchParts(own, { page, job }, await tools.plugins(), place)
  const found = searchedPage(page, sections, context, tools.blobs)
  onTimes(times)
  return { ...facts, files, ...quoted, ...found, diagnostics: [...facts.diagnostics, ...diagnostics] }

  function put(path: string, content: string): OutputFile {
    const hash = hashOf(content)
    if (job.present[path] !== hash) tools.write(path, content)
    return { path, hash, size: Buffer.byteLength(content) }
  }
}

/** Code of layouts that came to no end: on the next pages it does not either. */
const endless = new WeakMap<Runtime, TookTooLong>()

/** Render a layout, no longer than a step of a page may take where the site has put code of its own into it. */
function renderedWithin(
  render: () => string,
  runtime: Runtime,
  { theme: { components, root }, markdown }: SiteContext['config'],
  { runWithin }: PageTools,
): string {
  const isOfSite = root !== undefined || Object.keys(components).length > 0
  if (!runWithin || !isOfSite) return render()
  const known = endless.get(runtime)
  if (known) throw known
  try {
    return runWithin(render, markdown.pageSeconds, true)
  } catch (error) {
    if (error instanceof TookTooLong) endless.set(runtime, error)
    throw error
  }
}

function isPost({ content }: Page): boolean {
  return content.type === 'doc' && content.post !== undefined
}

/** The title that an article begins with, within what a component of the site puts around it. */
const title = /^((?:\s*<(?:div|section|article)\b[^>]*>)*)\s*<h1[\s>].*?<\/h1>/s

/** Keep a post for lists and feeds. */
function quotedArticle(
  { beginning, rest, ends }: CutArticle,
  { route }: Page,
  { blobs }: PageTools,
): Pick<RenderedPageFacts, 'quotable' | 'cut' | 'ends'> {
  // Who shows a post says its title.
  const start = quotable(beginning.replace(title, '$1'), route)
  return { quotable: blobs.write(start + quotable(rest, route)), cut: start.length, ...(ends !== '' && { ends }) }
}

/** Keep the article of a doc for the page that shows its section. */
function printableArticle(
  body: string | undefined,
  { content }: Page,
  { blobs }: PageTools,
): Pick<RenderedPageFacts, 'quotable' | 'quotableHash'> {
  if (body === undefined || content.type !== 'doc' || content.printHref === undefined) return {}
  return { quotable: blobs.write(body), quotableHash: hashOf(body) }
}

function markdownOf(page: Page, text: string, { config }: SiteContext): string {
  const components = config.theme.manifest?.components ?? {}
  return rawMarkdown({ page, text, components, replaced: replacedComponents })
}

/** A rendered page, and what it was made of. */
interface Rendered {
  readonly html: string
  readonly body: string | undefined
  readonly article: Article
  /** Inline scripts that all pages hold. */
  readonly shared: readonly string[]
  /** File that the page was made from. */
  readonly source: string
  /** What is wrong around the article. */
  readonly around: readonly Diagnostic[]
}

/** A file that is there, for the build has named it after its content. */
const madeName = /\/assets\/[^?#]*-[\da-f]{8}\.\w+$/

function factsOf(
  { html, body, article, shared, source, around }: Rendered,
  { config, table }: SiteContext,
): RenderedPageFacts {
  const inside = scanHtml(body ?? '')
  const whole = scanHtml(html, 'page')
  const { ids } = whole
  const handlers = [...new Set(inside.handlers)]
  const islands = shownIslands(html)
  const policy = policySources(html, whole, new Set(shared))
  const hrefs = inside.hrefs.filter((href) => !isExternal(href))
  const pictures = new Set(inside.pictures.filter((src) => !madeName.test(src)))
  const linkUrls = config.siteConfig === undefined ? [] : linkedHrefs(hrefs, article.links ?? [], table)
  return {
    files: [],
    ids: [...ids, ...(article.anchors?.filter((id) => !ids.includes(id)) ?? [])],
    own: spanOf(inside.ids, ids),
    hrefs,
    ...(linkUrls.length > 0 && { linkUrls }),
    ...(asksForNoIndex(html) && { noIndex: true }),
    ...(pictures.size > 0 && { pictures: [...pictures] }),
    externalHrefs: inside.hrefs.filter(isWebUrl),
    ...(policy && { policy }),
    ...(islands.length > 0 && { islands }),
    ...(article.makers && { makers: article.makers }),
    diagnostics: [
      ...article.diagnostics,
      ...around,
      ...handlers.map((name) => blockedByPolicy({ file: source, name })),
    ],
  }
}

/** Whether the head of a page asks search engines to leave it out. */
function asksForNoIndex(html: string): boolean {
  return /<meta name="?robots"? content="?[^">]*noindex/i.test(html.slice(0, html.indexOf('</head>')))
}

/** Those of the hrefs that a `Link` of Docusaurus made, each once. */
function linkedHrefs(hrefs: readonly string[], links: readonly string[], table: LinkTable): string[] {
  const made = new Set(links.map((url) => hrefKey(/^\/(?!\/)/.test(url) ? languageUrl(url, table) : url)))
  return [...new Set(hrefs)].filter((href) => made.has(hrefKey(href)))
}

/** The file that a page was made from, for what only its HTML tells. */
function sourceOf({ body, componentKey = '', page }: PageJob): string {
  return body?.source ?? (componentKey.replace(/^page:/, '') || page.route)
}

/** Where a part of a list stands in it. */
function spanOf(part: readonly string[], whole: readonly string[]): readonly [start: number, end: number] {
  const start = whole.findIndex((_, at) => part.every((item, index) => whole[at + index] === item))
  return start < 0 ? [0, 0] : [start, start + part.length]
}
