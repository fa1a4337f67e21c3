import type { BodyPart } from './body-part.ts'
import type { Position } from './diagnostic.ts'
import type { FrontMatter } from './front-matter.ts'

/**
 * The head of a doc: all that is needed to place it in the site.
 *
 * The graph is built from heads only, so that typing in a body changes one page and nothing else.
 */
export interface DocHead {
  /** Path below the docs folder of its version: `guides/01-intro.md`. */
  readonly file: string
  /** Path of the file that holds it, relative to the site folder: `../content/docs/guides/01-intro.md`. */
  readonly source: string
  /** Of a translation, the file that says what its front matter leaves out. */
  readonly original?: string
  /** Tag of the language of its words, where that is another one than the site's that shows them. */
  readonly lang?: string
  /** How the body is parsed. */
  readonly format: 'md' | 'mdx'
  readonly frontMatter: FrontMatter
  /** Place of each top-level front matter value, for diagnostics of later steps. */
  readonly positions: Readonly<Record<string, Position>>
  /** Text of the H1 that opens the content, if there is one. */
  readonly contentTitle?: string
  /** The first sentence-like line of the content as plain text. */
  readonly excerpt?: string
  /** Files that the body pulls in, as written: specifiers of `import … from '…'` and of code fences with `file=…` (without `#region`). */
  readonly imports: readonly ImportFact[]
  /** True for MDX that declares components which may keep state or answer to events. */
  readonly declaresComponents?: true
  /** Set for posts of a blog. */
  readonly post?: PostHead
  /** Set when the body is a part of its file. */
  readonly part?: BodyPart
}

/** How the head of a post is read. */
export interface PostReading {
  /** Source of the regular expression that ends the beginning of a post. */
  readonly marker: string
  /** Language of the text, by whose words the time to read it is counted. */
  readonly language: string
}

/** What the head of a post says besides that of any doc. */
export interface PostHead extends PostReading {
  /** Minutes that it takes to read the post, at least 1. Undefined where a function of the site says none. */
  readonly minutes?: number
  /** Date and time of the commit that added the post, in UTC. Set where the post says no date itself. */
  readonly added?: string
  /** Whether the text has the marker. */
  readonly isCut: boolean
  /** Set for what a changelog says of a version: its name, or `Unreleased`. */
  readonly version?: string
  /** The kinds of changes in that version. */
  readonly kinds?: readonly VersionKind[]
}

/** A kind of changes in a version, and which of the sections of its text tell them. */
export interface VersionKind {
  readonly label: string
  readonly sections: readonly number[]
}

/** One file that a doc pulls in. */
export interface ImportFact {
  readonly specifier: string
  readonly kind: 'module' | 'code'
  readonly position: Position
}
