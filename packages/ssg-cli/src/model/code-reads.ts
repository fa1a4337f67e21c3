/**
 * What modules of the site read from the disk while they ran, by the module that did (relative to the site folder). A module
 * that read nothing is there too.
 */
export type CodeReads = Readonly<Record<string, ModuleReads>>

/** What one module read. */
export interface ModuleReads {
  /** Of the bundle that the module was part of. */
  readonly token: string
  /** File or folder (absolute path) → its state when it was read. See `readState()`. */
  readonly states: Readonly<Record<string, string>>
}
