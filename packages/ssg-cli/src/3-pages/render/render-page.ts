import type * as React from 'react'
import type { ComponentType, ReactElement } from 'react'
import type { prerender } from 'react-dom/static'
import type * as JsxRuntime from 'react/jsx-runtime'
import type { Page, SiteLayout } from '../../model/page.ts'
import type { Theme } from '../../model/theme.ts'
import { aroundOnce } from './around-once.ts'
import type { LateCode } from './late-code.ts'
import { takeHead } from './take-head.ts'
import { takeLostProps } from './take-lost-props.ts'
import { takeUnheard } from './take-unheard.ts'
import { nameInSource } from './name-in-source.ts'
import { isSuspension } from '../../text/is-suspension.ts'
import { messageOf } from '../../text/message-of.ts'
import { setPageLanguage } from '../../text/page-language.ts'

/** What the server bundle exports: the theme, and the React it was bundled with. */
export interface Runtime {
  readonly theme: Theme
  readonly renderToString: (element: ReactElement) => string
  readonly prerender: typeof prerender
  readonly createElement: typeof React.createElement
  readonly Fragment: typeof React.Fragment
  readonly jsx: typeof JsxRuntime.jsx
  readonly jsxs: typeof JsxRuntime.jsxs
  /** The component by which articles add to the head of their page. */
  readonly Head?: ComponentType
}

/** Render the article alone, inside the context from which components read the page. */
export function renderArticleHtml(element: ReactElement, page: Page, layout: SiteLayout, runtime: Runtime): string {
  speak(layout)
  return runtime.renderToString(withContext(element, page, layout, runtime))
}

/** Render, and once more where something was still being loaded, be it a grammar for code. */
export async function renderLoaded<Rendered extends { readonly value: string }>(
  render: () => Rendered,
  load: () => Promise<boolean>,
  code?: LateCode,
): Promise<Rendered & { readonly isLate?: boolean }> {
  const rendered = await renderComplete(render, load)
  // What was shown without colors may ask for more code when it has them: no component does.
  return (await code?.load()) ? { ...rendered, ...render() } : rendered
}

async function renderComplete<Rendered extends { readonly value: string }>(
  render: () => Rendered,
  load: () => Promise<boolean>,
): Promise<Rendered & { readonly isLate?: boolean }> {
  try {
    const rendered = render()
    if (!rendered.value.includes(fallbackMark)) return rendered
  } catch (error) {
    if (!isSuspension(messageOf(error))) throw error
  }
  const isLate = !(await load())
  return { ...render(), isLate }
}

/** What React writes where `Suspense` shows its fallback. */
const fallbackMark = '<!--$!-->'

/** So many seconds a page waits for what its components load by themselves. */
export const loadingSeconds = 5

/** What a build waits on a thread, in seconds: half as long after each page that waited in vain, so that many end soon. */
const patience = new WeakMap<SiteLayout, number>()
const leastSeconds = 0.2

/**
 * Wait for what the components of an article load by themselves, with `lazy` or `use`. Rendered without it, an article shows the
 * fallback or not by what pages its thread has made before. False when it did not come in time.
 *
 * @see https://react.dev/reference/react/Suspense
 */
export async function loadSuspended(
  element: ReactElement,
  page: Page,
  layout: SiteLayout,
  runtime: Runtime,
): Promise<boolean> {
  speak(layout)
  const ignore = () => {}
  const ended = new AbortController()
  const seconds = patience.get(layout) ?? loadingSeconds
  // A timer of its own keeps the process alive where nothing else does.
  const late = setTimeout(() => ended.abort(), seconds * 1000)
  // React waits; its HTML is made when other pages may be under way, so it is not taken.
  await runtime
    .prerender(withContext(element, page, layout, runtime), { signal: ended.signal, onError: ignore })
    .catch(ignore)
  clearTimeout(late)
  if (ended.signal.aborted) patience.set(layout, Math.max(seconds / 2, leastSeconds))
  return !ended.signal.aborted
}

function withContext(element: ReactElement, page: Page, layout: SiteLayout, runtime: Runtime): ReactElement {
  return runtime.createElement(runtime.theme.ArticleContext, { layout, page }, element)
}

/** Something in a layout throws. */
export class LayoutFailed extends Error {}

function unlessFailed(render: () => string): string {
  try {
    return render()
  } catch (cause) {
    const failed = new LayoutFailed(messageOf(cause), { cause })
    if (cause instanceof Error && cause.stack !== undefined) failed.stack = cause.stack
    throw failed
  }
}

/**
 * Render the document of a page around its article.
 *
 * @throws {LayoutFailed} where something around the article throws
 */
export function renderPage(page: Page, article: string | undefined, layout: SiteLayout, runtime: Runtime): string {
  const { Document } = runtime.theme
  speak(layout)
  const render = (shown: Page) => {
    const element = runtime.createElement(Document, { layout, page: shown, article })
    const { html } = takeLostProps(takeUnheard(unlessFailed(() => runtime.renderToString(element))).html)
    return takeHead(aroundOnce(`<!DOCTYPE html>${html}\n`))
  }
  const first = render(page)
  if (first.head.length === 0) return first.html
  // What components of the site around the article add to the head is known when they are rendered.
  return render({ ...page, meta: { ...page.meta, head: [...(page.meta.head ?? []), ...first.head] } }).html
}

/** Let components of the site say their texts in the language of what is rendered next. */
function speak(layout: SiteLayout): void {
  const { locale, messages = {}, languages, title, tagline, url, baseUrl } = layout
  const site = languages && {
    title,
    tagline,
    url,
    baseUrl,
    locale,
    languages: languages.all,
    defaultLanguage: languages.default,
  }
  setPageLanguage({ code: locale.htmlLang, messages, ...(site && { site }) })
}

/**
 * The components, each made to say its own name when it throws.
 *
 * Used for a second try after a failure: React does not tell on the server which component threw.
 */
export function namingComponents(
  components: Readonly<Record<string, unknown>>,
  failed: { name?: string },
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(components).map(([name, component]) => [
      name,
      isPlainFunction(component)
        ? naming(name === 'default' ? nameInSource(component.name) || name : name, component, failed)
        : component,
    ]),
  )
}

function naming(name: string, component: (props: object) => unknown, failed: { name?: string }): ComponentType<object> {
  return function Named(props: object) {
    try {
      // The component was a React function component: what it returns is what this one may return.
      return component(props) as ReactElement
    } catch (error) {
      failed.name ??= name
      throw error
    }
  }
}

function isPlainFunction(value: unknown): value is (props: object) => unknown {
  return typeof value === 'function' && !(value.prototype && 'isReactComponent' in value.prototype)
}
