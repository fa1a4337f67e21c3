import type { CompiledDoc } from '../../model/compiled.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { BodyJob, CompiledBody, LinkedBody, RenderedPageFacts, SiteContext } from '../../model/page-job.ts'
import type { Page } from '../../model/page.ts'
import { languageUrl, type BaseUrls } from '../../text/urls/language-url.ts'
import { asWrittenAttribute } from '../../text/urls/as-written.ts'
import { pageForm } from '../../text/urls/page-form.ts'
import { splitUrl } from '../../text/urls/split-url.ts'
import type { PageTools } from '../page-tools.ts'
import { nameInSource } from './name-in-source.ts'
import { safeScripts } from './safe-scripts.ts'
import type { Namespace, SiteModules } from './site-modules.ts'
import { takeHead } from './take-head.ts'
import type { LateCode } from './late-code.ts'

/** The rendered article of a page, or what is wrong with it. */
export interface Article {
  readonly html: string | undefined
  /** What an article says of its page. */
  readonly meta?: Partial<Pick<Page['meta'], 'title' | 'description' | 'head'>>
  readonly doc?: CompiledDoc
  readonly makers?: RenderedPageFacts['makers']
  /** Ids that components declare, and that no element has when the page is made. */
  readonly anchors?: readonly string[]
  /** URLs that `Link` of Docusaurus got, among those of all links. */
  readonly links?: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

/** What articles are rendered with. */
export interface ArticleContext {
  readonly context: SiteContext
  readonly modules: SiteModules
  readonly renderedAt?: PageTools['renderedAt']
  readonly runWithin?: PageTools['runWithin']
  /** Without it, code that components show has no colors. */
  readonly code?: LateCode | undefined
}

/** A body to render: its tree, and all that is known of it. */
export interface RenderedBody {
  readonly body: BodyJob
  readonly compiled: CompiledBody
  readonly linked: LinkedBody
  readonly doc: CompiledDoc
  readonly page: Page
}

/** Renders a body, or a part of it, with other components or links than its own. */
export type RenderPart = (components: Namespace, part?: CompiledDoc, urls?: LinkedBody['urls']) => string

/** Rendered HTML, and the elements in it that belong to the head of the page. */
export function splitHead(rendered: string): Pick<Article, 'html' | 'meta'> & { readonly lost: readonly string[] } {
  const { html, head, lost } = takeHead(rendered)
  return { html: safeScripts(html), ...(head.length > 0 && { meta: { head } }), lost }
}

/** Of a link that `autoAddBaseUrl={false}` leaves as it is. No page shows it. */
const asWritten = ` ${asWrittenAttribute}=""`

/** Give links that components made from the site's root the base URL, and the form of all links. */
export function addBase(html: string, table: BaseUrls, trailingSlash: boolean | undefined): string {
  if (table.baseUrl === '/' && trailingSlash === undefined && !html.includes(asWritten)) return html
  return html.replace(/<a\s(?:(?:[^>"]|"[^"]*")*?\s)?href="(?:\/[^"/][^"]*|\/)"(?:[^>"]|"[^"]*")*>/g, (tag) => {
    if (tag.includes(asWritten)) return tag.replace(asWritten, '')
    // `pathname://` is the way around pages.
    const isFree = tag.includes(' data-nobrokenlinkcheck')
    return tag.replace(/(\shref=")([^"]*)(")/, (_, before: string, href: string, after: string) => {
      const based = languageUrl(href, table)
      if (isFree || trailingSlash === undefined) return before + based + after
      const { path, search, hash } = splitUrl(based)
      return before + pageForm(path, { baseUrl: table.baseUrl, trailingSlash }) + search + hash + after
    })
  })
}

/**
 * The innermost component in the stack of an error: a function whose name is that of a component.
 *
 *     at Needle (file:///site/.docs-build/server/page-a.mjs:3:9)
 */
export function componentIn(error: unknown): string | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const [, name] = /^\s+at ([A-Z][\w$]*)(?:\.render)? \(/m.exec(stack) ?? []
  return name && nameInSource(name)
}
