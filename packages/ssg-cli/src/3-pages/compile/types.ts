import type { CompileOptions, CompileInput } from '../../model/compile.ts'
import type { Expression, Program } from 'estree'
import type { AddedImport, DocFacts, CompiledDoc } from '../../model/compiled.ts'
import type { Diagnostic, Position } from '../../model/diagnostic.ts'
import type { Outcome } from '../../model/outcome.ts'
import type { Plugin } from '../../plugin.ts'
import type { Extensions } from './extensions/extensions.ts'
import type { IdRegistry } from './ids.ts'
import type { HighlightedBlocks } from './code/highlighted-blocks.ts'

/** Compiles docs. It holds grammars and parsers, so make one for a thread. */
export interface Compiler {
  /** `highlightedBlocks` spare highlighting code again; what comes out does not depend on them. `runWithin` is for this doc. */
  compileDoc(
    input: CompileInput,
    highlightedBlocks?: HighlightedBlocks,
    runWithin?: RunWithin,
  ): Promise<Outcome<CompiledDoc>>
  /**
   * Load what compiling needs while the bundler, another process, is at work: otherwise the first page waits for both, one after
   * the other. No plugin hears of it.
   */
  warmUp(): Promise<void>
  /** With the grammars that docs needed so far. */
  readonly highlighter: Highlighter
}

/**
 * Runs a task, and ends it when it takes longer than so many seconds, where the host can, also when it gives a promise.
 * `isOurs`: no code of the site or of a plugin runs in it.
 */
export type RunWithin = <T>(task: () => T, seconds: number, isOurs?: boolean) => T

/**
 * The key of an import in {@link CompileInput.resolved}.
 *
 *     resolvedKey('docs/a.mdx', './_b.mdx')  // → 'docs/a.mdx\0./_b.mdx'
 */
export function resolvedKey(source: string, specifier: string): string {
  return `${source}\0${specifier}`
}

/** What the files of one doc share while they are compiled. */
export interface PageState {
  readonly options: CompileOptions
  readonly input: CompileInput
  readonly ids: IdRegistry
  readonly highlighter: Highlighter
  readonly highlightedBlocks?: HighlightedBlocks
  readonly diagnostics: Diagnostic[]
  readonly links: Mutable<DocFacts['links']>
  readonly components: Mutable<DocFacts['components']>
  readonly modules: Mutable<DocFacts['modules']>
  readonly languages: Set<string>
  readonly idPositions: Mutable<NonNullable<DocFacts['idPositions']>>
  readonly runWithin: RunWithin
  /** Syntax, transforms and rules of the plugins. Undefined when no plugin of the site changes how pages are compiled. */
  readonly extensions?: Extensions | undefined
  /** What they did. */
  readonly trace: TraceDraft
  /** Absolute path of the site folder. */
  readonly siteDir: string
  /** A clock in milliseconds, when what plugins take is to be told. */
  readonly now?: (() => number) | undefined
}

/** A {@link PluginTrace} in the making. */
export interface TraceDraft {
  readonly files: Set<string>
  readonly used: Set<string>
  readonly imports: AddedImport[]
  /** Milliseconds by plugin. */
  readonly times: Record<string, number>
  waits?: true
  failed?: true
}

/** What a compiler works with besides its options. */
export interface CompilerTools {
  /** Run a task, and end it when it takes too long. Without it, tasks take as long as they take. */
  readonly runWithin?: RunWithin | undefined
  /** Plugins of the site, in their order. */
  readonly plugins?: readonly Plugin[]
  readonly siteDir?: string
  /** Text of a file, absolute or relative to the site folder. */
  readonly readText?: (path: string) => string
  readonly now?: (() => number) | undefined
}

type Mutable<T> = T extends readonly (infer Item)[] ? Item[] : never

/** One file while it is compiled: the doc, or a partial. */
export interface Unit {
  readonly page: PageState
  readonly source: string
  readonly format: 'md' | 'mdx'
  /** The file with `\n` line ends. */
  readonly text: string
  /** False when nothing in the file can be what such words begin. Plugins may bring anything. */
  readonly mayHold: (words: string) => boolean
  /** The file's lines, as written. */
  readonly lines: () => readonly string[]
  /** Ids that headings of an MDX file carry as `{#id}`, by line. */
  readonly headingMarks: ReadonlyMap<number, string>
  readonly imports: ImportedName[]
  /** Names that exports of the file declare, and their code. */
  readonly esm: EsmCode
  /** Code of expressions; nodes of the tree hold their index here. */
  readonly expressions: ExpressionCode[]
}

/** A name that an import statement brings in. */
export interface ImportedName {
  readonly local: string
  readonly imported: string
  readonly specifier: string
  /** Path of the partial that it is, undefined for a module. */
  readonly partial?: string
  readonly position: Position
}

/** What the exports of a file consist of. */
export interface EsmCode {
  readonly statements: Program['body']
  /** Exported name → local name. */
  readonly exports: Map<string, string>
  /** Local names of modules whose exports are all exported. */
  readonly spreads: string[]
}

/** The code of an expression in MDX. */
export interface ExpressionCode {
  readonly estree: Expression
}

/** Colours code. */
export interface Highlighter {
  /** The shiki name of a language, undefined for one that has none. `text` for plain text. */
  canonical(name: string): string | undefined
  /** Names and aliases of all languages. */
  readonly names: readonly string[]
  /** Load what is needed to highlight the languages (shiki names). */
  load(languages: Iterable<string>): Promise<void>
  /** HTML of each line. The language must be loaded. */
  highlight(code: string, language: string): readonly string[]
}

/** A plugin of unified that changes a tree or returns another one. */
export type TreePlugin<Tree> = () => (
  tree: Tree,
  file: { readonly data: { readonly unit?: Unit | undefined } },
) => Tree | undefined | void

declare module 'vfile' {
  interface DataMap {
    unit: Unit
  }
}
