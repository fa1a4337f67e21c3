import type { PageJob, PageResult, RenderedPageFacts, SiteContext, SiteContexts } from '../model/page-job.ts'
import type { CompileOptions } from '../model/compile.ts'
import { renderError } from '../diagnostics/catalogue.ts'
import { messageOf } from '../text/message-of.ts'
import { bodyCompiler, type BodyCompiler } from './compile-body.ts'
import { givenUp } from './given-up.ts'
import { knownLayout } from './layout-key.ts'
import { linkBody } from './link/link-body.ts'
import { contextOf } from '../text/part-of.ts'
import { pageInputs, renderKey } from './page-inputs.ts'
import type { PageTools } from './page-tools.ts'
import type { Article } from './render/article-html.ts'
import { lateCodes, type LateCode } from './render/late-code.ts'
import { renderBody } from './render/render-body.ts'
import { LayoutFailed } from './render/render-page.ts'
import { renderComponent } from './render/render-component.ts'
import { SiteModules } from './render/site-modules.ts'
import { stopwatch } from './stopwatch.ts'
import { NeverSettled, TookTooLong } from './took-too-long.ts'
import { writePage } from './write-page.ts'

/** Makes pages one by one: compile, link, render, write. */
export interface PageMaker {
  make(job: PageJob): Promise<PageResult>
  /** Load what compiling needs before there is a job. */
  warmUp(): Promise<void>
}

/**
 * One page's way, each step skipped when its answer is known.
 *
 * The steps run as one job, so that a body never leaves the thread that parsed it. `site` may still be in the making when
 * the first bodies are compiled.
 */
export function pageMaker(options: CompileOptions, site: Promise<SiteContexts>, tools: PageTools): PageMaker {
  const bodies = bodyCompiler(options, tools)
  const modules = new SiteModules(tools.importModule)
  const codes = lateCodes(() => bodies.highlighter())
  return {
    async make(job) {
      try {
        const own = tools.stepsOf ? { ...tools, runWithin: tools.stepsOf(job) } : tools
        const result = await makeOrGiveUp(job, { site, tools: own, bodies, modules, codes })
        const reads = tools.reads?.()
        return reads ? { ...result, reads } : result
      } catch (error) {
        throw named(error, job)
      }
    },
    warmUp: () => bodies.warmUp(),
  }
}

/** The text of a bug, which is to be reported, names the page that met it: its author can go round it until it is mended. */
function named(error: unknown, { body, page }: PageJob): unknown {
  if (error instanceof Error)
    error.stack = `While ${body?.source ?? page.route} was made: ${error.stack ?? error.message}`
  return error
}

/** What a thread keeps from page to page. */
interface Workshop {
  readonly site: Promise<SiteContexts>
  readonly tools: PageTools
  readonly bodies: BodyCompiler
  readonly modules: SiteModules
  readonly codes: () => Promise<LateCode>
}

/** What makes a page too deep or too slow is its author's: it shows nothing then, and is made anew in the next run. */
async function makeOrGiveUp(job: PageJob, workshop: Workshop): Promise<PageResult> {
  try {
    return await makePage(job, workshop)
  } catch (error) {
    const { site, tools, modules } = workshop
    const context = contextOf(await site, job)
    const diagnostic = givenUp(error, job)
    if (!diagnostic) return { index: job.index, rendered: layoutFailure(error, tools, context) }
    const { page } = pageInputs(job, {}, context)
    const article: Article = { html: undefined, diagnostics: [diagnostic] }
    try {
      return { index: job.index, rendered: await writePage({ job, page, article }, { context, modules, tools }) }
    } catch (again) {
      // It was not the page.
      return { index: job.index, rendered: layoutFailure(again, tools, context) }
    }
  }
}

/**
 * What the site's own code in a layout throws, or waits for as it is loaded, is told where it stands, and no page has a layout
 * then. Where code of packages throws, all that the site put into the layout is named. Anything else is a bug.
 */
function layoutFailure(error: unknown, tools: PageTools, { config }: SiteContext): RenderedPageFacts {
  const thrownAt = tools.renderedAt?.(error)
  const waits = error instanceof TookTooLong || error instanceof NeverSettled
  const { components, root } = config.theme
  const parts = [...(root === undefined ? [] : [root]), ...Object.values(components)]
  const isOfSite = error instanceof LayoutFailed && parts.length > 0
  if (!thrownAt && !waits && !isOfSite) throw error
  const waiting =
    waits && parts.length > 0
      ? `Look for loops, and for "await" outside of functions, in ${parts.join(', ')}.`
      : undefined
  const hint = thrownAt || waits ? waiting : `The layout of pages is made with ${parts.join(', ')}.`
  const failure = renderError({ file: parts[0], ...thrownAt, message: messageOf(error), hint })
  return { files: [], ids: [], hrefs: [], diagnostics: [failure] }
}

async function makePage(job: PageJob, { site, tools, bodies, modules, codes }: Workshop): Promise<PageResult> {
  const watch = stopwatch(tools.now)
  const fresh = job.body && (await bodies.compile(job.body, job.mode, tools.runWithin))
  watch.lap('compile')
  const context = contextOf(await site, job)
  watch.lap()
  const compiled = fresh?.compiled ?? job.body?.compiled
  const linked =
    job.body && compiled && (job.body.linked ?? linkBody(job.body.linkBase, compiled, context, tools.asset))
  watch.lap('link')
  const inputs = pageInputs(job, { compiled, linked }, context)
  const result: PageResult = {
    index: job.index,
    ...(fresh && { compiled: fresh.compiled }),
    ...(linked && !job.body?.linked && { linked }),
    renderKey: renderKey(inputs),
  }
  const isFound = job.mode === 'check' && knownLayout(inputs.page, compiled, context.config) !== undefined
  if (isFound || result.renderKey === job.knownRender) return result

  const around = {
    context,
    modules,
    renderedAt: tools.renderedAt,
    runWithin: tools.runWithin,
    ...(job.mode === 'build' && { code: await codes() }),
  }
  const article: Article =
    job.body && compiled && linked
      ? await renderBody(
          { body: job.body, compiled, linked, doc: fresh?.doc ?? bodies.read(compiled), page: inputs.page },
          around,
        )
      : await renderComponent(job.componentKey, inputs.page, around)
  const plugins: Record<string, number> = { ...fresh?.doc.trace?.times }
  const rendered = await writePage({ job, page: inputs.page, article }, { context, modules, tools }, (times) => {
    for (const [name, ms] of Object.entries(times)) plugins[name] = (plugins[name] ?? 0) + ms
  })
  watch.lap('render')
  const times = watch.times()
  // Next time a plugin may not fail.
  const hasFailed = rendered.diagnostics.some(({ code }) => code === 'plugin-failed')
  return { ...result, ...(hasFailed && { renderKey: undefined }), rendered, times, ...(times && { plugins }) }
}
