/** A span in a source file. Lines and columns count from 1; the end is exclusive. */
export interface Position {
  readonly line: number
  readonly column: number
  readonly endLine: number
  readonly endColumn: number
}

/** Where something is wrong in an object that a file exports. */
export interface WrongKeys {
  readonly path: readonly PropertyKey[]
  /** The value, when it is a string. */
  readonly string?: string
}

/** Every code that a build can report. The words are part of the contract with users and CI. */
export const diagnosticCodes = [
  'broken-link',
  'broken-anchor',
  'broken-markdown-link',
  'broken-image',
  'broken-external-link',
  'removed-route',
  'removed-anchor',
  'duplicate-route',
  'duplicate-id',
  'markdown-syntax',
  'invalid-front-matter',
  'invalid-category',
  'invalid-tags',
  'unknown-tag',
  'partial-front-matter',
  'duplicate-category',
  'invalid-redirect',
  'unknown-doc',
  'unknown-sidebar',
  'duplicate-doc-id',
  'no-docs',
  'unknown-component',
  'broken-import',
  'circular-partial',
  'render-error',
  'no-default-export',
  'navbar-item',
  'invalid-config',
  'unknown-language',
  'mdx-in-markdown',
  'unreadable-file',
  'bundle-error',
  'unhandled-directive',
  'shallow-clone',
] as const

/** One of the codes of {@link diagnosticCodes}. */
export type DiagnosticCode = (typeof diagnosticCodes)[number]

/** How much a finding weighs: an error fails the build, a warning fails it only with `--strict`. */
export type Severity = 'error' | 'warning'

/**
 * A finding about what an author wrote.
 *
 * `file` is relative to the site folder with forward slashes (it may start with `../`); reporters turn it
 * into a path relative to the working folder.
 */
export interface Diagnostic extends Partial<Position> {
  readonly code: DiagnosticCode
  readonly severity: Severity
  /** What is wrong, in the form "Unexpected X, expected Y". One paragraph of plain text. */
  readonly message: string
  /** What to type instead, when it is more than {@link suggestion}. */
  readonly hint?: string
  readonly file?: string
  /** The URL that the author wrote, for findings about links. */
  readonly url?: string
  /** Route of the page that a link leads to, when only its anchor is wrong. */
  readonly target?: string
  /** What the author wrote and no step knows the position of: it is looked for in the file before reporting. */
  readonly subject?: string
  /** Keys that lead to what is wrong in an object of the file: it is looked for before reporting. */
  readonly keys?: WrongKeys
  /** The element or expression that made it: it is looked for in there, and shown there when it is not found. */
  readonly around?: Position
  /** The nearest thing that exists: printed as `Did you mean "…"?`. */
  readonly suggestion?: string
  /** The route of the page on which the finding shows. */
  readonly route?: string
}
