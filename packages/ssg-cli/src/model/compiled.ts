import type { Root } from 'hast'
import type { Position } from './diagnostic.ts'

/** A URL that an author wrote, and where. The tree node that shows it has `data.link` = its index in `DocFacts.links`. */
export interface LinkFact {
  /** As written: `./install.md#linux`, `/img/a.png`, `https://…`. */
  readonly url: string
  /** `link` becomes an href, `image` a src with sizes, `asset` a src or href of any other file. */
  readonly kind: 'link' | 'image' | 'asset'
  /** File in which it stands (a partial's links stand in the partial), relative to the site folder. */
  readonly source: string
  readonly position: Position
  /** The element of HTML that an author wrote for it. */
  readonly tag?: string
  /** True when Markdown syntax made it, false when JSX did: only Markdown links resolve `.md` paths to docs. */
  readonly markdown: boolean
  /** True for a prop of a component that is not the theme's: it may be no URL at all, so it is never a finding itself. */
  readonly isProp?: true
  /** True for a link with `data-nobrokenlinkcheck`: nobody looks whether it leads somewhere. */
  readonly isUnchecked?: true
  /** True for an `<a>` of JSX, which Docusaurus does not check. */
  readonly isPlain?: true
}

/** A Markdown heading of level 2 to 6, in document order. */
export interface HeadingFact {
  readonly id: string
  readonly level: number
  /** Plain text. */
  readonly text: string
  /** Inline HTML without links, for the table of contents. */
  readonly html: string
  readonly source: string
  readonly position: Position
}

/** A span of text below one heading, for search records and the text of `llms.txt`. */
export interface SectionFact {
  /** Anchor of the heading, or undefined for the text before the first one. */
  readonly anchor?: string
  /** Level of the heading, 1 for the text before the first one. */
  readonly level: number
  readonly heading: string
  /** Paragraphs, list items, table rows: one plain text each. */
  readonly texts: readonly string[]
}

/** What the other steps need to know about a body without holding it. */
export interface DocFacts {
  readonly links: readonly LinkFact[]
  readonly headings: readonly HeadingFact[]
  /** JSX names used that are neither imported nor declared in the doc: `Tabs`, `DocCardList`. */
  readonly components: readonly { readonly name: string; readonly source: string; readonly position: Position }[]
  /** Module files that the doc needs at render, as specifiers with the file that imports them. */
  readonly modules: readonly { readonly specifier: string; readonly source: string; readonly position: Position }[]
  /** Languages of code blocks (canonical shiki names). */
  readonly languages: readonly string[]
  /** Environment variables that code in the doc reads, see `environmentNames()`. */
  readonly environment?: readonly string[]
  /** Ids and anchor names of the article, in document order, when they are known without rendering it. */
  readonly ids?: readonly string[]
  /** Ids and anchor names that authors wrote on other things than Markdown headings. */
  readonly idPositions?: readonly WrittenId[]
}

/** An id in what an author wrote. */
export interface WrittenId {
  readonly id: string
  readonly source: string
  readonly position: Position
  /** A component is given it, and may make an id of it. */
  readonly isGiven?: true
}

/** What MDX exports without saying so. */
export interface MadeExports {
  readonly frontMatter: Readonly<Record<string, unknown>>
  readonly contentTitle?: string
  readonly toc: readonly { readonly value: string; readonly id: string; readonly level: number }[]
}

/** One MDX file (a doc or a partial) as data: a tree and, if it has code, the source of a function body. */
export interface CompiledModule {
  readonly source: string
  readonly tree: Root
  /**
   * JavaScript of the imports, exports and expressions: body of
   * `function (_scope) { … return { exports, expressions: [() => …] } }`. Undefined when there is none.
   */
  readonly code?: string
  /** Of a partial: what it exports without saying so, for files that import more than its component. */
  readonly made?: MadeExports
  /** Local name → where it comes from. */
  readonly imports: readonly {
    readonly local: string
    /** Exported name, `default`, or `*` for the namespace. */
    readonly imported: string
    readonly specifier: string
  }[]
}

/** A body after compiling: the doc's own module and those of the partials it shows. */
export interface CompiledDoc {
  readonly main: CompiledModule
  /** By site-relative source path. */
  readonly partials: Readonly<Record<string, CompiledModule>>
  readonly facts: DocFacts
  readonly sections: readonly SectionFact[]
  /** What plugins did, if any that change pages are there. */
  readonly trace?: PluginTrace
}

/** What plugins did while a body was compiled, as far as the next time depends on it. */
export interface PluginTrace {
  /** Files that they read besides those of the body, relative to the site folder. */
  readonly files: readonly string[]
  /** Those of which the body has a directive or a fence. */
  readonly used: readonly string[]
  /** Imports that they added, which no head has. */
  readonly imports: readonly AddedImport[]
  /** Some of these were new: the page shows nothing for them before they are followed. */
  readonly waits?: true
  /** One of them failed: next time it may not. */
  readonly failed?: true
  /** Milliseconds by plugin, when they were asked for. */
  readonly times: Readonly<Record<string, number>>
}

/** An import that no head shows, since a plugin added it. */
export interface AddedImport {
  /** File in which it stands, relative to the site folder. */
  readonly source: string
  readonly specifier: string
}

/** What became of one {@link LinkFact}. */
export interface ResolvedLink {
  /** What goes into the attribute, with the base URL. */
  readonly url: string
  readonly external: boolean
  /** What a component of the site gets that shows links in place of the theme's, where it is something else than the rest says. */
  readonly given?: string
  /** True for a file that may not be shown, which is reported. */
  readonly refused?: true
  /** True for a link to a file that is no doc, which is reported. */
  readonly isReported?: true
  /** Of a file that is not there: a link to one with a name that is near. */
  readonly near?: string
  /** Set for images whose size is known, in CSS pixels. */
  readonly width?: number
  readonly height?: number
}
