import type { DiagnosticCode, PluginCode, Severity } from './diagnostic-table.ts'

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

/** A place that a diagnostic names beside its own. */
export interface Elsewhere extends Pick<Position, 'line' | 'column'> {
  /** What is there: "Thrown at". */
  readonly says: string
  /** Relative to the site folder. */
  readonly file: string
}

/**
 * What is wrong in what an author wrote.
 *
 * `file` is relative to the site folder with forward slashes (it may start with `../`); reporters turn it
 * into a path relative to the working folder.
 */
export interface Diagnostic extends Partial<Position> {
  readonly code: DiagnosticCode | PluginCode
  readonly severity: Severity
  /** What is wrong: "Unexpected X, expected Y" for a value, else what happened. One paragraph of plain text. */
  readonly message: string
  /** What to type instead, when it is more than {@link suggestion}. */
  readonly hint?: string
  readonly file?: string
  /** Another place that has to do with it, which reporters put before the hint: `Thrown at a.tsx:3:9`. */
  readonly elsewhere?: Elsewhere
  /** The URL that the author wrote, for diagnostics about links. */
  readonly url?: string
  /** Route of the page that a link leads to, when only its anchor is wrong. */
  readonly target?: string
  /** What the author wrote and no step knows the position of: it is looked for in the file before reporting. */
  readonly subject?: string
  /** The plugin that failed, by its own name. */
  readonly plugin?: string
  /** Keys that lead to what is wrong in an object of the file: it is looked for before reporting. */
  readonly keys?: WrongKeys
  /** The element or expression that made it: it is looked for in there, and shown there when it is not found. */
  readonly around?: Position
  /** The nearest thing that exists, shown as `Did you mean "…"?`. */
  readonly suggestion?: string
  /** True when the suggestion is where it is now, and no guess. */
  readonly isMoved?: true
  /** True when it is about a doc that a plugin made: `--fix` leaves it alone. */
  readonly isMade?: true
  /** True when it keeps its severity, whatever level the config gives its code: a warning of an error, or the other way around. */
  readonly isMild?: true
  /** The route of the page on which it shows. */
  readonly route?: string
}
