import type { Code, RootContent } from 'mdast'
import type { Directives } from 'mdast-util-directive'
import type { LanguageRegistration, ShikiTransformer } from 'shiki'
import type { PluggableList } from 'unified'
import type { Options as RemarkRehypeOptions } from 'remark-rehype'
import type { VFile } from 'vfile'
import type { SectionFact } from './model/compiled.ts'
import type { Config } from './model/config.ts'
import type { DocsData } from './model/docs-data.ts'
import type { HeadTag } from './model/head-tag.ts'
import type { PolicySources } from './model/policy.ts'
import type { Awaitable, PluginContext, PluginMessage, PluginSource } from './plugin-source.ts'

/**
 * The contract with plugins: what a team may add to its site without a fork. A plugin is a plain object, every part of it
 * is optional, and each belongs to one room of the generator. Functions run in every thread that makes pages, so they
 * give equal answers for equal arguments, and keep nothing between pages that answers depend on.
 */
export interface Plugin {
  /** Names it in messages, in codes of diagnostics (`name/code`) and in the cache: `mermaid`. */
  readonly name: string
  /** False: what it does depends on more than its arguments and what it declares. Its answers are never kept. */
  readonly pure?: boolean
  /** Change the checked config, or return another one. It is checked again, and what is wrong then names the plugin. */
  config?(config: Config): Awaitable<Config | void>

  /**
   * Change the text of a file before it is parsed, front matter and all: what it gives is shown, and what decides where the
   * page is stays what the file says. `path` is absolute.
   */
  prepare?(text: string, path: string): Awaitable<string>
  /** Plugins of unified for Markdown, before anything of the generator looks at the tree. */
  readonly remark?: PluggableList
  /** Plugins of unified for HTML, before links are looked at. */
  readonly rehype?: PluggableList
  /** How nodes that `remark` brings become HTML: `{ handlers }` of remark-rehype. */
  readonly remarkRehype?: Pick<RemarkRehypeOptions, 'handlers'>
  /** What directives become, by name. A change of options compiles only pages that use them. */
  readonly directives?: Readonly<Record<string, DirectiveRule>>
  readonly code?: {
    /**
     * What fenced blocks become, by their language (`mermaid`) or a word of their meta (`live` in `jsx live`). A change of
     * options compiles only pages that have them.
     */
    readonly fences?: Readonly<Record<string, FenceRule>>
    readonly transformers?: readonly ShikiTransformer[]
    /** Grammars: TextMate grammars as objects, or as paths of JSON files relative to the site folder. */
    readonly languages?: readonly (LanguageRegistration | string)[]
  }

  /** Where further pages come from. */
  readonly sources?: readonly PluginSource[]

  /** Components that MDX may use without import: name → module, absolute or relative to the site folder. */
  readonly components?: Readonly<Record<string, string>>
  /**
   * Folders of modules that a site imports as `@theme/…`, absolute or relative to the site folder. Names that the theme knows, and
   * those in `src/theme`, come first.
   */
  readonly themes?: readonly string[]
  /**
   * What names mean that modules of the site and of packages import: a package, a file or folder (absolute, or `./lib` from the
   * site folder), or `false` for an empty module. A name counts for what is below it too, one with `$` at its end does not.
   */
  readonly aliases?: Readonly<Record<string, string | false>>
  /**
   * Names of which modules of the site and of packages have a value, and its code: JSON, another name, or a module.
   *
   *     defines: { 'process.env.RELEASE': '"8.1"', Buffer: 'require("buffer").Buffer' }
   */
  readonly defines?: Readonly<Record<string, string>>
  /** Endings that an import without one is looked for with before all others: `['.web.js']`. */
  readonly endings?: readonly string[]
  /** Stylesheets, absolute or relative to the site folder. */
  readonly styles?: readonly string[]
  /**
   * Plugins of PostCSS for stylesheets of the site, from those before it. The site has `postcss` installed.
   *
   * @see https://postcss.org/docs/postcss-plugins
   */
  postcss?(plugins: readonly unknown[]): readonly unknown[]
  /** Tags of every page, beside what the theme writes. */
  readonly head?: readonly HeadTag[]
  /** Modules that run in the reader's browser, absolute or relative to the site folder. They may export {@link ClientModule}. */
  readonly client?: readonly string[]
  /** What `head` and `client` need beyond the site's own policy: `{ 'connect-src': ['https://stats.example.com'] }`. */
  readonly policy?: PolicySources

  /** Change what the search finds of a page. */
  search?(records: readonly SearchPart[], page: SearchablePage): Awaitable<readonly SearchPart[]>
  /** Write files beside the pages. */
  emit?(site: FinishedSite): Awaitable<readonly EmittedFile[] | void>
  /** Work with the output once it is in its place. What is written there is gone with the next build. */
  finish?(site: FinishedSite, outDir: string): Awaitable<void>
  /** Find what is wrong in the finished site. */
  check?(site: FinishedSite): Awaitable<readonly PluginMessage[] | void>
  /** Folders, files and globs, relative to the site folder, that wake `watch`. */
  readonly watch?: readonly string[]
}

/** Makes a plugin from its options. */
export type PluginFactory<Options = undefined> = (context: PluginContext, options: Options) => Plugin

/**
 * An entry of `plugins`: a package or module by name (its default export is a plugin or makes one), either of these with
 * options, a plugin, or what makes one.
 */
export type PluginEntry = string | readonly [string | PluginFactory<never>, unknown] | Plugin | PluginFactory<undefined>

/** A file while it is compiled, for what changes it: `file.path` is absolute, `file.message()` becomes a diagnostic. */
export type PluginFile = VFile & { readonly data: PluginFileData }

/** What is told of a file, and tells of it. Plugins of unified find it in `file.data` of their `VFile`. */
export interface PluginFileData {
  /** Front matter of the doc, or of the partial. */
  readonly frontMatter: Readonly<Record<string, unknown>>
  /** Add every file that is read besides this one, absolute or relative to it: a change of it compiles the page again. */
  readonly dependencies: string[]
}

declare module 'vfile' {
  interface DataMap {
    frontMatter: PluginFileData['frontMatter']
    dependencies: PluginFileData['dependencies']
  }
}

/** What a directive or a fence becomes: nodes of mdast, hast by `data.hName`. Undefined: it stays what it is. */
export type MadeNodes = RootContent | readonly RootContent[] | undefined

/** Says what a directive becomes: `:name[label]{key=value}`, `::name`, or `:::name` with children. */
export type DirectiveRule = (directive: Directives, file: PluginFile) => Awaitable<MadeNodes>

/** Says what a fenced block becomes. */
export type FenceRule = (fence: Fence, file: PluginFile) => Awaitable<MadeNodes>

/** A fenced block. */
export interface Fence {
  /** Its first word, without `{…}`. */
  readonly language: string
  /** What follows the language. */
  readonly meta: string
  readonly code: string
  /** Where the code begins: 1-based line of the file. */
  readonly line: number
  readonly node: Code
}

export type { HeadTag } from './model/head-tag.ts'

/** What a module of `client` may export. */
export interface ClientModule {
  /** A navigation begins: the old page still shows. What it returns is called when the new one is shown. */
  onRouteUpdate?(change: RouteChange): (() => void) | void
  /** The new page is shown; also once after the first load, without a previous location. */
  onRouteDidUpdate?(change: RouteChange): void
}

/** A navigation. */
export interface RouteChange {
  readonly location: RouteLocation
  readonly previousLocation: RouteLocation | null
}

/** Where the reader is. */
export interface RouteLocation {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** What the search knows of one heading of a page: a part of its text. */
export type SearchPart = SectionFact

/** The page that search records belong to. */
export interface SearchablePage {
  readonly route: string
  readonly title: string
  readonly source?: string
  readonly frontMatter: Readonly<Record<string, unknown>>
}

/** The finished site, for what writes files or looks for faults. */
export interface FinishedSite {
  readonly config: Config
  readonly pages: readonly FinishedPage[]
  /** Its docs by language, collection, version and id. In `watch` and `check`, undefined. */
  readonly docs?: DocsData
}

/** A page of the finished site. */
export interface FinishedPage {
  readonly route: string
  readonly title: string
  readonly description: string
  /** Its file, relative to the site folder. */
  readonly source?: string
  readonly collection?: string
  readonly version?: string
  readonly frontMatter: Readonly<Record<string, unknown>>
  readonly headings: readonly { readonly id: string; readonly level: number; readonly text: string }[]
  readonly noIndex: boolean
  /** Its HTML, read when asked for. In a check, where no pages are made, undefined. */
  html(): string | undefined
}

/** A file that a plugin writes into the output. */
export interface EmittedFile {
  /** Relative to the output folder. */
  readonly path: string
  readonly content: string | Uint8Array
}
