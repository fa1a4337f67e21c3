import type { DocHead } from './head.ts'
import type { Asset } from './asset.ts'
import type { Diagnostic } from './diagnostic.ts'
import type { BlobRef, CompiledBody, LinkedBody, LinkBase, RenderedPageFacts } from './page-job.ts'
import type { Page } from './page.ts'
import type { BodyInputs } from './body-inputs.ts'
import type { AddedImport } from './compiled.ts'

/** A page with everything that decides whether it has to be made again, whatever source it comes from. */
export interface PagePlan {
  /** Without its sidebar, which all pages of a version share. */
  readonly page: Page
  readonly sidebarKey?: string
  /** File that the page comes from, if any. */
  readonly source?: string
  /** When that was last changed, where the sitemap tells it. */
  readonly changed?: string
  /** Code of the language, unless it is the one that the site is written in. */
  readonly language?: string
  readonly body?: BodyPlan
  /** Of a translation, the page that it translates: its headings have the ids of that one. The key changes with its text. */
  readonly translates?: {
    readonly route: string
    readonly key: string
    /** The text itself, where its language is not made now. */
    readonly body?: BodyPlan
  }
  /** Key of the module whose default export is the page's component. */
  readonly componentKey?: string
  /** Posts whose beginnings the page shows; the key of each changes with its text. */
  readonly shows?: readonly { readonly route: string; readonly key: string }[]
  /** Where the articles lie that the page shows, by route; the page has their hashes. */
  readonly quoted?: Readonly<Record<string, BlobRef>>
}

/** A body that a page shows: Markdown, and what it pulls in. */
export interface BodyPlan {
  readonly linkBase: LinkBase
  readonly head: DocHead
  readonly inputs: BodyInputs
  readonly moduleKeys: BodyInputs['moduleKeys']
  readonly compileKey: string
  /** The same without what plugins depend on, which is only known when they have run: under it that is remembered. */
  readonly baseKey: string
  /** Imports that plugins added the last time. */
  readonly added?: readonly AddedImport[]
  /** True when a plugin has a part in it of which no answer is kept. */
  readonly isFresh?: true
  /** Under this key the body's last compile key is remembered. */
  readonly historyKey: string
}

/** Everything known of a page at the end of a build. */
export interface MadePage {
  readonly plan: PagePlan
  /** Of a large site this and `linked` are read from the cache each time: who goes through all pages asks for the summary. */
  readonly compiled?: CompiledBody | undefined
  readonly linked?: LinkedBody | undefined
  readonly summary: BodySummary
  readonly rendered: RenderedPageFacts
}

/** What is asked of the bodies of all pages: most say nothing. */
export interface BodySummary {
  /** Of compiling and of linking. */
  readonly diagnostics: readonly Diagnostic[]
  readonly assets: readonly Asset[]
  /** Where its links lead within the site, but for those that the rendered page has. */
  readonly targets: readonly string[]
  /** Plugins added imports to it that are not followed yet. */
  readonly waits?: true
}

/** All pages of the site, made or known. */
export interface MadePages {
  readonly pages: readonly MadePage[]
  /** Pages that needed no work. */
  readonly cached: number
  /** How often each step ran, instead of finding its answer. */
  /** Plugins added imports to some: when the site is planned once more, these are followed. */
  readonly waits?: true
  readonly runs: { readonly compiled: number; readonly linked: number; readonly rendered: number }
}
