/** A module of the site that was imported with everything that it imports from the site. */
export interface ImportedModule {
  /** To import it again in a thread. */
  readonly url: string
  /** The code of its own file, as it runs, but for the folder of the site in its own path. */
  readonly code: string
  /** The code of the site's other files that it imports. */
  readonly others: string
  /** Name of a package that it imports → what changes with the package. */
  readonly packages: Readonly<Record<string, string>>
  /** Everything that these packages export. */
  readonly exported: ReadonlySet<unknown>
  /** Packages that it asks for and that are not installed: it runs with stand-ins for them. */
  readonly standIns?: readonly string[]
  /** Absolute path of its file, of a plugin. */
  readonly entry?: string
  /** What it read of the disk when it was loaded: path relative to the site folder → state. */
  readonly reads?: Readonly<Record<string, string>>
}

/** A module of a plugin, with its default export. */
export type ImportedPlugin = ImportedModule & { readonly value: unknown }
