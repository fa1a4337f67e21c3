import type { Position } from './diagnostic.ts'
import type { CodeReads } from './code-reads.ts'
import type { Asset } from './asset.ts'
import type { DocFacts, PluginTrace, ResolvedLink } from './compiled.ts'
import type { Config } from './config.ts'
import type { Diagnostic } from './diagnostic.ts'
import type { LinkTable } from './link-table.ts'
import type { Page, SiteLayout, WholeSidebar } from './page.ts'
import type { PolicySources } from './policy.ts'
import type { CompileInput } from './compile.ts'

/** What all pages of a build need, handed to each worker once. Plain data. */
export interface SiteContext {
  readonly config: Config
  readonly layout: SiteLayout
  readonly table: LinkTable
  readonly sidebars: Readonly<Record<string, WholeSidebar>>
  /** `collection/version` → files below its docs folder that are no docs → site-relative path. */
  readonly versionFiles: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Module key → file that exports it and its hash. The key of the runtime is {@link runtimeKey}. */
  readonly modules: Readonly<Record<string, { readonly path: string; readonly hash: string }>>
  /** Environment variables that docs may read → their states: values are told nobody. */
  readonly environment: Readonly<Record<string, string>>
}

/** The contexts of all languages of a site, by their codes; that of the language it is written in has none: ''. */
export type SiteContexts = Readonly<Record<string, SiteContext>>

/** Name of the module that holds the theme and React in the server bundle. */
export const runtimeKey = 'runtime'

/** A body that was compiled before. */
export interface CompiledBody {
  readonly facts: DocFacts
  /** True when the content opens with its own H1. */
  readonly hasOwnTitle: boolean
  /** Hash of the body, compiled and as it was written: equal ones make equal pages. '' when only facts were wanted. */
  readonly hash: string
  /** Where the tree lies, unless only facts were wanted. */
  readonly blob?: BlobRef
  readonly diagnostics: readonly Diagnostic[]
  /** What plugins did, if they did anything besides changing it. */
  readonly trace?: BodyTrace
}

/** What plugins did to a body, on which its answer depends. */
export interface BodyTrace extends Omit<PluginTrace, 'files' | 'times'> {
  /** Files that they read → their state then: a hash, or `absent`. */
  readonly files: Readonly<Record<string, string>>
}

/** What linking a body gave. */
export interface LinkedBody {
  readonly urls: readonly ResolvedLink[]
  readonly assets: readonly Asset[]
  readonly diagnostics: readonly Diagnostic[]
}

/** A file of the output. */
export interface OutputFile {
  readonly path: string
  readonly hash: string
  readonly size: number
}

/** What rendering a page gave. */
export interface RenderedPageFacts {
  readonly files: readonly OutputFile[]
  readonly ids: readonly string[]
  readonly hrefs: readonly string[]
  /** Set where nobody rendered the page: all links of its body are on it. */
  readonly isUnrendered?: true
  /** Of a site of Docusaurus: those of them that its `Link` made, each once, if any. */
  readonly linkUrls?: readonly string[]
  /** Set where something that the page shows asks search engines to leave it out. */
  readonly noIndex?: true
  /** Pictures of the article that lie on the host, but for those whose names the build made, each once, if any. */
  readonly pictures?: readonly string[]
  /** Links that code made and that may lead nowhere → what made them, each as often as it does. */
  readonly makers?: Readonly<Record<string, readonly Culprit[]>>
  /** Values of href of the article that lead out of the site, when it was rendered for a check. */
  readonly externalHrefs?: readonly string[]
  /** What the page needs beyond what every page of the site does, for the Content-Security-Policy. */
  readonly policy?: PolicySources
  /** Names of the islands that it shows, each once, if any. */
  readonly islands?: readonly string[]
  /** Which of the ids are the article's own: from this index to before that one. */
  readonly own?: readonly [start: number, end: number]
  readonly diagnostics: readonly Diagnostic[]
  /** Search records of the page: a JSON text of objects joined by commas, without brackets. */
  readonly records?: BlobRef
  /** The article as it can stand on other pages and in feeds, if they may show it. */
  readonly quotable?: BlobRef
  /** Hash of {@link RenderedPageFacts.quotable}, of a doc that stands in a section for paper. */
  readonly quotableHash?: string
  /** How much of {@link RenderedPageFacts.quotable} is its beginning. */
  readonly cut?: number
  /** The end tags of the elements that are open there. */
  readonly ends?: string
  /** The page's part of the embedded search index. */
  readonly search?: {
    readonly language: string
    /** That of the text, where it is another one. */
    readonly textLanguage?: string
    readonly tag: string
    /** What `pageTerms` gave. */
    readonly terms: BlobRef
    /** What `pageTexts` gave, a line each. */
    readonly texts: BlobRef
    /** First section and length of each text. */
    readonly parts: readonly (readonly [section: number, length: number])[]
    readonly textsHash: string
    readonly termsHash: string
  }
}

/** Where a doc's links are resolved. */
export interface LinkBase {
  readonly collection: string
  readonly version: string
  readonly file: string
  readonly permalink: string
  /** For a file above the site folder: the path that leads from it back into that, `../docs/`. */
  readonly wayBack?: string
}

/** The body of a doc page and what is known of it. */
export interface BodyJob {
  readonly linkBase: LinkBase
  /** Source text after the front matter, for the raw Markdown. */
  readonly text: string
  readonly source: string
  /** What to compile, unless the answer is known. */
  readonly compile?: CompileInput
  /** The last compiled form of the doc, of which highlighted code can be taken. */
  readonly previous?: BlobRef
  readonly compiled?: CompiledBody
  readonly linked?: LinkedBody
  /** Specifier of each module that the body imports, with the importing file → key in `SiteContext.modules`. */
  readonly moduleKeys: Readonly<Record<string, string>>
}

/**
 * What a page is made for. `build`: its files. `check`: what is wrong with it; nothing is written, and it is not rendered
 * unless that tells more. `first`: its files, soon rather than whole: its code stays without colors.
 */
export type PageMode = 'build' | 'check' | 'first'

/** One page to make. The sidebar travels by key: it is the same for thousands of pages. */
export interface PageJob {
  readonly index: number
  readonly page: Page
  /** See {@link SiteContexts}. */
  readonly language?: string
  readonly sidebarKey?: string
  readonly body?: BodyJob
  /** Key of the module whose default export is the page's component. */
  readonly componentKey?: string
  /** Articles that the page shows, by the routes of their pages: read when it is rendered. */
  readonly quoted?: Readonly<Record<string, BlobRef>>
  /** Key of the last rendering, if its files are still in the output. */
  readonly knownRender?: string
  /** Hashes of this page's files in the present output. */
  readonly present: Readonly<Record<string, string>>
  readonly mode: PageMode
  /** Which task of the page caught a thread in a loop, counted from 1: nobody waits for it as long again. */
  readonly caughtAt?: number
}

/** What became of a {@link PageJob}. A part is absent when it was known before. */
export interface PageResult {
  readonly index: number
  readonly compiled?: CompiledBody
  readonly linked?: LinkedBody
  /** Absent when the page was given up: the next run tries again. */
  readonly renderKey?: string | undefined
  readonly rendered?: RenderedPageFacts
  /** What code of the site read since the page before, maybe for this one. */
  readonly reads?: CodeReads
  /** Milliseconds by step, when they were asked for. */
  readonly times?: Readonly<Record<string, number>>
  /** Milliseconds of these by plugin. */
  readonly plugins?: Readonly<Record<string, number>>
}

/** A piece of JSX or an expression, where its author wrote it. */
export interface Culprit {
  /** File in which it stands, relative to the site folder. */
  readonly file: string
  /** The whole of it, if it ends in the line in which it begins; else its beginning. */
  readonly position: Position
  readonly around: Position
}

/** Where a blob lies in the cache, and the checksum of what lies there. */
export type BlobRef = readonly [pack: string, offset: number, length: number, checksum: number]
