/** How docs are read. */
export interface MarkdownConfig {
  /** `detect`: by extension. */
  readonly format: 'detect' | 'md' | 'mdx'
  /** Whether MDX is read as its first version read it: what is no JSX and no JavaScript is text. */
  readonly mdx1?: boolean
  /** Further admonition types: name → default title. */
  readonly admonitions: Readonly<Record<string, string>>
  /** Whether dollar signs hold formulas. */
  readonly math: boolean
  /** Whether `file=` of a fence names a file that the block shows. */
  readonly codeFiles: boolean
  /** Stands before the ids of footnotes: `fn-1`, `fnref-1`. */
  readonly footnotePrefix?: string
  /** Title of the list of footnotes, read aloud. English unless it is set. */
  readonly footnoteTitle?: string
  /** Whether ids of headings keep capitals. */
  readonly keepIdCase?: boolean
  /** Seconds that each step of making a page may take. */
  readonly pageSeconds: number
}
