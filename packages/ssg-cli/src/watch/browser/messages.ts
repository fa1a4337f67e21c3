/** What the server of `docs-build watch` tells browsers. Plain data, shared by both sides. */

/** A page, to be shown in the place of what is shown now. */
export interface PageMessage {
  readonly route: string
  /** Its document, without the tool's script. */
  readonly html: string
  /** URLs of all stylesheets. */
  readonly css: readonly string[]
}

/** What an edit means for whoever shows a page. `all`: ask for your page. */
export type UpdateMessage =
  | { readonly kind: 'pages'; readonly pages: readonly PageMessage[] }
  | { readonly kind: 'all'; readonly css: readonly string[] }
  | { readonly kind: 'reload' }

/** All diagnostics of the site. */
export interface DiagnosticsMessage {
  /** False while pages are still being made: there may be more to come. */
  readonly isWhole: boolean
  readonly errors: number
  readonly warnings: number
  /** The first of them; errors come first. */
  readonly findings: readonly ShownDiagnostic[]
}

/** A diagnostic in words. */
export interface ShownDiagnostic {
  readonly severity: 'error' | 'warning'
  readonly code: string
  readonly message: string
  /** `docs/a.md:3:5`, relative to the folder in which the command runs. */
  readonly location?: string
  /** Lines of the file around the position, with carets. */
  readonly frame?: string
  /** What helps, a line each. */
  readonly advice: readonly string[]
  /** URLs of pages that may be meant. */
  readonly links?: readonly string[]
  /** Pages that are made from the file; empty for what concerns the whole site. */
  readonly routes: readonly string[]
}

/** What is known of a URL at which there is no page. */
export interface LostMessage {
  /** Where the page is now. */
  readonly moved?: string
  /** The file that it was made from. */
  readonly source?: string
  readonly near: readonly string[]
}

/** Folder below the base URL that belongs to the tool. */
export const devFolder = '@docs-build'
