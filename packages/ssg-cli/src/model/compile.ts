import type { BodyFile } from './body-inputs.ts'
import type { AddedImport } from './compiled.ts'
import type { Config } from './config.ts'
import type { DocHead } from './head.ts'
import type { ThemeComponents } from './theme-manifest.ts'

/** What is the same for all docs of a build. Plain data. */
export interface CompileOptions {
  readonly markdown: Config['markdown']
  readonly code: Config['code']
  /** Names that MDX may use without import: what the theme and the site register. */
  readonly components: readonly string[]
  /** What the theme says of its components. Undefined: it says nothing, so any name may be one of its components. */
  readonly themeComponents?: ThemeComponents
  /** What plugins of the site change pages. Undefined when none does. */
  readonly pagePlugins?: PagePlugins
  /** False: code keeps no colours and sections no texts, for those who only want to know what is wrong. */
  readonly colors?: false
}

/** The plugins that change pages, as far as every body depends on it. */
export interface PagePlugins {
  /** Name and key of those through which every body goes. */
  readonly all: readonly string[]
  /** Name of a directive, or of a fence → plugin that has it. What it makes of it only its own bodies depend on. */
  readonly directives: Readonly<Record<string, string>>
  readonly fences: Readonly<Record<string, string>>
}

/** A file that a doc pulls in, as the host found it. */
export type IncludedFile = BodyFile

/** What is known of a partial besides its text. */
export interface PartialHead {
  readonly format: 'md' | 'mdx'
  /** Where the text after the front matter begins; 0 without one. */
  readonly bodyOffset?: number
  /** For plugins, and for files that import it from there. */
  readonly frontMatter?: DocHead['frontMatter']
  /** For files that import it. */
  readonly contentTitle?: string
}

/** Everything that one doc's compiled form depends on, besides the options. Plain, cloneable data. */
export interface CompileInput {
  readonly head: Pick<DocHead, 'source' | 'format'> & Partial<Pick<DocHead, 'frontMatter'>>
  /** The whole file. */
  readonly text: string
  /** Where the text after the front matter begins. */
  readonly bodyOffset: number
  /** Line on which the beginning ends that lists show, if the text says so. */
  readonly cutLine?: number
  /** By path relative to the site folder: partials and included code, those of partials too. */
  readonly files: Readonly<Record<string, IncludedFile>>
  /** {@link resolvedKey} → a key of `files`, or what to load at render (a path or a package). */
  readonly resolved: Readonly<Record<string, string>>
  /** {@link resolvedKey} of an import of nothing → what could have been meant. */
  readonly available?: Readonly<Record<string, readonly string[]>>
  /** Imports that plugins added the last time: they are followed. */
  readonly added?: readonly AddedImport[]
  /** By path relative to the site folder; a partial that is absent here has the format of its extension. */
  readonly partialHeads: Readonly<Record<string, PartialHead>>
}
