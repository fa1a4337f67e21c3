import type { DocHead } from './head.ts'

/** A file that a body pulls in, as the compile step takes it. */
export type BodyFile = { readonly text: string } | MissingFile

/** A file that is not there, or that lies outside of the repository and is not read. */
export interface MissingFile {
  readonly missing: true
  /** Where it lies. */
  readonly outside?: string
}

/** Everything that a body depends on, by name and print, before any of it is read. */
export interface BodyInputs {
  /** Changes when the doc, a partial or an included file changes. */
  readonly hash: string
  /** Partials and included files: source path → how to read it. */
  readonly files: Readonly<Record<string, 'text' | MissingFile>>
  /** Hashes of the doc and of these files as they were when the site was planned: source path → hash. */
  readonly hashes: Readonly<Record<string, string>>
  /** `importer \0 specifier` → source path of a partial or code file, or key of a module. */
  readonly resolved: Readonly<Record<string, string>>
  /** `importer \0 specifier` → module key, for what the renderer loads. */
  readonly moduleKeys: Readonly<Record<string, string>>
  /** `importer \0 specifier` of an import of nothing → what could have been meant. */
  readonly available: Readonly<Record<string, readonly string[]>>
  /** Heads of the partials, by source path. */
  readonly partials: Readonly<Record<string, DocHead>>
}
