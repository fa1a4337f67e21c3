/** Something that is wrong in the config. */
export interface Problem {
  /** Keys that lead to it. */
  readonly path: readonly PropertyKey[]
  readonly message: string
  readonly hint?: string
  /** What the author may have meant. */
  readonly suggestion?: string
  /** The text that is wrong, to find its position in the file: a key or a string. */
  readonly key?: string
  readonly string?: string
  /** Set where the site can be made all the same: the code of a warning. */
  readonly warning?: 'unknown-language' | 'invalid-config'
}
