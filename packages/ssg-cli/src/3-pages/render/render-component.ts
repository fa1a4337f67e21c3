import {
  lateComponent,
  lostHead,
  lostProp,
  misplacedElement,
  noDefaultExport,
  renderError,
  unheardEvent,
  unsafeUrl,
} from '../../diagnostics/catalogue.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { Page } from '../../model/page.ts'
import { TookTooLong } from '../took-too-long.ts'
import { withDeclared } from '../../text/declared.ts'
import { messageOf } from '../../text/message-of.ts'
import { componentIn, splitHead, type Article, type ArticleContext } from './article-html.ts'
import { withLateCode } from './late-code.ts'
import { refuseUnsafe } from './refuse-unsafe.ts'
import { loadingSeconds, loadSuspended, renderArticleHtml, renderLoaded, type Runtime } from './render-page.ts'
import type { Namespace } from './site-modules.ts'
import { takeLostProps } from './take-lost-props.ts'
import { misplacedIn } from './misplaced-makers.ts'
import { takeUnheard } from './take-unheard.ts'
import { thrownHint } from './thrown-hint.ts'

/** Render the component of a page that is one. A page without a component has no article. */
export async function renderComponent(
  key: string | undefined,
  page: Page,
  { context, modules, renderedAt, runWithin = (task) => task(), code }: ArticleContext,
): Promise<Article> {
  const module = key === undefined ? undefined : context.modules[key]
  if (!module || key === undefined) return { html: undefined, diagnostics: [] }
  const source = key.replace(/^page:/, '')
  const runtime = await modules.runtime(context)
  try {
    const namespace = await modules.load(module.path, context)
    const component = namespace['default']
    if (!isComponent(component)) return failed(noDefaultExport({ file: source, available: namesIn(namespace) }))
    const meta = exportedMeta(namespace)
    const shown = { ...page, meta: { ...page.meta, ...meta } }
    const element = runtime.createElement(component, page.content.type === 'react' ? page.content.props : undefined)
    const render = () =>
      withDeclared(() =>
        runWithin(
          () => withLateCode(code, () => renderArticleHtml(element, shown, context.layout, runtime)),
          context.config.markdown.pageSeconds,
        ),
      )
    const load = () => loadSuspended(element, shown, context.layout, runtime)
    const { value, isLate, ...declared } = await renderLoaded(render, load, code)
    const { html: heard, unheard } = takeUnheard(value)
    const { html, lost } = takeLostProps(heard)
    const split = splitHead(html)
    const { article, refused } = refuseUnsafe(split)
    const place = { file: source, route: page.route }
    const diagnostics = [
      ...[...new Set(refused)].map((start) => unsafeUrl({ ...place, start })),
      ...lost.map((prop) => lostProp({ ...prop, ...place })),
      ...[...new Set(split.lost)].map((name) => lostHead({ ...place, name })),
      ...misplacedIn(article).map((name) => misplacedElement({ ...place, name })),
      // Such a page lives as a whole: its functions are called.
      ...unheard.flatMap((one) => (one.kind === 'string' && one.file !== '' ? [unheardEvent(one)] : [])),
      ...(isLate ? [lateComponent({ ...place, seconds: loadingSeconds })] : []),
    ]
    return { html: article.html, meta: { ...meta, ...article.meta }, ...declared, diagnostics }
  } catch (error) {
    if (error instanceof TookTooLong) throw error
    const component = componentIn(error)
    const message = messageOf(error)
    const hint = thrownHint(message)
    const thrownAt = renderedAt?.(error)
    return failed(renderError({ file: source, route: page.route, component, message, hint, thrownAt }))
  }
}

function failed(diagnostic: Diagnostic): Article {
  return { html: undefined, diagnostics: [diagnostic] }
}

function namesIn(namespace: Namespace): string[] {
  return Object.keys(namespace).filter((name) => name !== 'default' || namespace['default'] !== undefined)
}

/** `export const title = '…'` and `description` beside the component of a React page. */
function exportedMeta({ title, description }: Namespace): Article['meta'] {
  return { ...(typeof title === 'string' && { title }), ...(typeof description === 'string' && { description }) }
}

/** A function, or the object that memo, forwardRef and lazy make; an element is none. */
function isComponent(value: unknown): value is Parameters<Runtime['createElement']>[0] {
  if (typeof value === 'function') return true
  if (typeof value !== 'object' || value === null || !('$$typeof' in value)) return false
  return !String(value.$$typeof).includes('element')
}
