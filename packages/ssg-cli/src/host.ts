import type { CodeReads } from './model/code-reads.ts'
import type { Git } from './model/git.ts'
import type { ImportedModule, ImportedPlugin } from './model/imported-module.ts'
import type { PluginModules } from './model/plugin-info.ts'
import type { PluginStore } from './model/plugin-store.ts'
import type { Progress } from './model/progress.ts'
import type { ServerBundle, ClientBundle } from './model/bundle.ts'
import type { FilePart } from './model/file-part.ts'
import type { Config } from './model/config.ts'
import type { Asset } from './model/asset.ts'
import type { BlobRef, OutputFile, PageJob, PageResult, SiteContexts } from './model/page-job.ts'
import type { CompileOptions } from './model/compile.ts'
import type { FileStat, Listing } from './model/listing.ts'
import type { Outcome } from './model/outcome.ts'
import type { DocsData } from './model/docs-data.ts'
import type { Languages } from './model/languages.ts'
import type { Sourced } from './model/sourced.ts'
import type { Position } from './model/diagnostic.ts'
import type { SharedCache } from './model/shared-cache.ts'

export type * from './model/git.ts'
export type { SharedCache, SharedStep } from './model/shared-cache.ts'
export type { PageTimes, Progress } from './model/progress.ts'
export type { FetchedAnswer, PluginStore } from './model/plugin-store.ts'
export type { FileState, FileStat, ListedFile, Listing } from './model/listing.ts'

/**
 * The files of a site. Paths are relative to the site folder with forward slashes and may start with `../`.
 *
 * Calls are synchronous: thousands of small local reads are several times faster that way.
 */
export interface Files {
  /** All regular files below a folder, through symbolic links that lead neither in a circle nor out; an absent folder is empty. */
  list(folder: string): Listing
  read(path: string): Uint8Array
  /** The hash of a file's content. A file of which the state did not change may be spared a second reading. */
  hash(path: string): string
  stat(path: string): FileStat | undefined
}

/**
 * Answers of earlier builds, by step and hash of the step's argument.
 *
 * `get` trusts what it finds to be of the type that was stored under the step's name: the tool's own
 * version is part of the cache's identity.
 */
export interface Cache {
  get<T>(step: string, key: string): T | undefined
  /** Says whether there is an answer, without reading it. */
  has(step: string, key: string): boolean
  set<T>(step: string, key: string, value: T): void
  /**
   * The text of a blob.
   *
   * @throws {DamagedBlob} when it is not as it was written
   */
  readBlob(ref: BlobRef): string
  /** Keep a text that is too large for an answer. An answer with the reference as its `blob` keeps it alive. */
  writeBlob(text: string): BlobRef
  /**
   * Make this build's answers permanent. Those not asked for in several builds are dropped, and more of them while all take
   * more bytes than the limit.
   */
  save(limit?: number): void
  /** Read every blob, and drop the answers of which one is not as it was written. */
  repair(): void
}

/** Writes blobs of one thread. Offsets are final at once; bytes are on disk after `flush`. */
export interface BlobWriter {
  write(text: string): BlobRef
  flush(): void
}

/** A place in a file of the site. */
export interface SourcePosition {
  /** Relative to the site folder. */
  readonly file: string
  readonly position: Position
}

/** Compiles and bundles TypeScript, JSX and CSS. What goes into a bundle is named by keys, see {@link BundleEntry}. */
export interface Bundler {
  /** Bundle and import one module with everything it imports from the site. Its value is the default export. */
  importModule(path: string): Promise<Outcome<unknown>>
  /** What an imported module exports in a language, as Docusaurus runs a config for each. Undefined if it does not ask for it. */
  exportedIn(path: string, language: string): Promise<Outcome<unknown> | undefined>
  /** What is known of a module that was imported. */
  imported(path: string): ImportedModule | undefined
  /**
   * Import a plugin by the name that the config has for it: a package, or a path. Undefined when there is none. A module of a
   * package may be `bundled` as modules of the site are.
   */
  importPlugin(name: string, how?: 'bundled'): Promise<Outcome<ImportedPlugin | undefined>>
  /** Where plugins are, and may keep what they like. */
  readonly pluginPlaces: Pick<PluginModules, 'siteDir' | 'outDir' | 'workDir' | 'version' | 'isWatch'>
  /** The text of a file of a package, as code of the site would find the package, and the file's path. */
  packageText(name: string, path: string): { readonly file: string; readonly text: string } | undefined
  /**
   * Run code of the site or of a plugin: it is ended after so many seconds, and what it changed of what all code shares is
   * put back.
   */
  runCode<T>(task: () => T | Promise<T>, seconds?: number): Promise<T>
  /** Where in the site's code an error was thrown that came out of an imported module, then or later. */
  thrownAt(error: unknown): SourcePosition | undefined
  server(input: ServerInput): Promise<Outcome<ServerBundle | undefined>>
  client(input: ClientInput): Promise<Outcome<ClientBundle | undefined>>
  /**
   * Names of the entries that hold one of these files, themselves or by what they import. Undefined, with what else is wrong,
   * when the rest can't be bundled either.
   */
  holding(input: ServerInput | ClientInput, files: readonly string[]): Promise<Outcome<readonly string[] | undefined>>
  /** Put stylesheets of the site through these plugins of PostCSS from now on, beside those of its `postcss.config.js`. */
  postcss(plugins: readonly unknown[]): void
  /** Take note of what modules of the site read when pages were made: with another content of that they are bundled anew. */
  noteReads(reads: CodeReads): void
  /** Files that the last modules and bundles were made from, or that they read, relative to the site folder, with their hashes. */
  inputs(): Readonly<Record<string, string>>
  /** Give up what it holds. It can be asked again. */
  close(): Promise<void>
}

/** What to bundle: source code of its own, or a file. */
export type BundleEntry = { readonly code: string } | { readonly file: string }

/** The input of {@link Bundler.server}. */
export interface ServerInput {
  readonly entries: Readonly<Record<string, BundleEntry>>
  /** Package of the theme, and files of the site that replace its components: name → path. */
  readonly theme: Pick<
    Config['theme'],
    'package' | 'components' | 'modules' | 'aliases' | 'defines' | 'endings' | 'root' | 'articles'
  >
  /** Of the site, for the URLs of files that modules import. */
  readonly baseUrl: string
  /** What components may ask of their site. */
  readonly site?: Pick<Config, 'title' | 'tagline' | 'url' | 'locale' | 'siteConfig'> &
    Partial<Pick<Config, 'staticDirs'>> &
    Pick<Sourced, 'globalData' | 'dataIn'> &
    Pick<Languages, 'siteConfigs'>
  /** The docs, for components that ask for them; asked when one does. A bundle without such a component does not depend on them. */
  readonly docs?: (() => DocsData) | undefined
  /** Folders outside of the repository that modules of the site may import from. */
  readonly readableDirs?: readonly string[]
  /** Which components are islands: those that say so, or those that have state or answer to events too. */
  readonly islands?: Config['theme']['islands']
  /** How Markdown that code imports is compiled. Undefined: code imports none. */
  readonly markdown?: CompileOptions
  /** True for a part that is only tried, to see which one is to blame. */
  readonly isTrial?: boolean
}

/** The input of {@link Bundler.client}. */
export interface ClientInput {
  readonly entries: Readonly<Record<string, BundleEntry>>
  readonly theme: ServerInput['theme']
  readonly baseUrl: string
  readonly site?: ServerInput['site']
  readonly readableDirs?: ServerInput['readableDirs']
  readonly markdown?: ServerInput['markdown']
  readonly isTrial?: boolean
  /** True if what contexts hold is told to islands. */
  readonly contexts?: boolean
  /** Stylesheets, in cascade order: specifiers or site-relative paths. */
  readonly styles: readonly string[]
  /** Stylesheets of the site that lie below the theme, relative to the site folder. */
  readonly below?: readonly string[]
  /** The CSS of components, after the stylesheets. */
  readonly css: string
  /** The CSS of code blocks, between them. */
  readonly codeCss?: string
  /**
   * The site has stylesheets that were written for another theme, with custom properties of their own. Its selectors are what
   * {@link ThemeManifest.selectors} says; rules for bare elements lose against classes, and its layers against the theme, if that is unlayered there.
   */
  readonly foreign?: {
    readonly selectors: Readonly<Record<string, string>>
    readonly isUnlayered: boolean
    /** True where components stand around the texts of docs, which are slots in them. */
    readonly hasSlots?: boolean
  }
  /** Stylesheets of their own by name, for what few pages show: specifiers. */
  readonly sheets?: Readonly<Record<string, string>>
}

/** The folder that a build replaces as a whole. All paths are below it, with forward slashes. */
export interface Output {
  /** Hashes of the files that the last build wrote and that are still as it wrote them. Throws `OutputRefused`. */
  open(): Readonly<Record<string, string>>
  write(path: string, content: string | Uint8Array): void
  /** Text of a file as the next output will hold it, undefined when it is not there. */
  read(path: string): string | undefined
  /** Write a file part by part, with one of them in memory at a time. */
  join(path: string, parts: Iterable<FilePart>): OutputFile
  /** Copy a file of the site. */
  copy(from: string, path: string): void
  /** Replace the folder by these files: those written since `open`, and unchanged ones as they are. */
  commit(files: readonly OutputFile[], baseUrl: string): Promise<Record<'written' | 'unchanged' | 'removed', number>>
  /** Forget what was written; the folder stays as it is. */
  abort(): void
  /** Replace nothing from now on. Returns whether the folder is as it was when it was opened. */
  close(): boolean
  /** Absolute path. */
  readonly folder: string
  /** Let it be found where Docusaurus writes its own, too, while a task runs. What the last one put there is gone. */
  lend<T>(task: () => Promise<T>): Promise<T>
}

/** How much there is to compile, as far as it is known. */
export interface BodiesAhead {
  readonly count: number
  /** Characters of their texts. */
  readonly length: number
}

/** Makes pages, on this thread or on workers. */
export interface PagePool {
  /** Where the plugins of the site are, before anything starts up. */
  plugins(modules: PluginModules | undefined): void
  /** Begin to start up for bodies to compile. May be called again when there turn out to be more. */
  start(options: CompileOptions, bodies: BodiesAhead): void
  /** What all pages need. Bodies may be compiled before it is known. */
  site(contexts: SiteContexts): void
  /** Make `count` pages; results come in any order. Jobs are taken from the iterable when a thread is free. */
  run(jobs: Iterable<PageJob>, count: number, onResult: (result: PageResult) => void): Promise<void>
  /** No more pages of the site that it knows come. */
  end(): Promise<void>
  close(): Promise<void>
}

/** The only place with effects: everything that a build needs from its machine. */
export interface Host {
  readonly files: Files
  readonly cache: Cache
  readonly bundler: Bundler
  readonly git: Git
  /** The stylesheet of highlighted code, for two shiki themes. */
  codeStyles(code: Config['code']): Promise<string>
  readonly output: Output
  readonly pages: PagePool
  readonly pluginStore: PluginStore
  readonly shared: SharedCache
  /** Import a module of the server bundle. */
  readonly importModule: (path: string) => Promise<Readonly<Record<string, unknown>>>
  /** What is known of a file that pages may show. */
  readonly asset: (path: string) => Asset | undefined
  readonly progress: (progress: Progress) => void
  /** Environment variables. Only the config may depend on them; of what code of the site reads, keys hold the states. */
  readonly env: Readonly<Record<string, string | undefined>>
}
