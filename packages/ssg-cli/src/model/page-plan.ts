import type { DocHead } from './head.ts'
import type { Doc } from './site.ts'
import type { CompiledBody, LinkedBody, LinkBase, RenderedPageFacts } from './page-job.ts'
import type { Page } from './page.ts'
import type { BodyInputs } from './body-inputs.ts'

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
  readonly linkBase: LinkBase
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

/** All pages of the site, made or known. */
export interface MadePages {
  readonly pages: readonly MadePage[]
  /** Pages that needed no work. */
  readonly cached: number
  readonly runs: { readonly compiled: number; readonly linked: number; readonly rendered: number }
}
