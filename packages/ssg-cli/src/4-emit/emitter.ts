import type { Host } from '../host.ts'
import type { MadePage } from '../model/page-plan.ts'
import type { Site } from '../model/planned-site.ts'

/** What the files of the output follow from. */
export interface EmitInput {
  readonly host: Host
  readonly site: Site
  readonly pages: readonly MadePage[]
  /** Scripts that pages hold inline. */
  readonly inlineScripts: readonly string[]
  /** Files that plugins write. */
  readonly ofPlugins: readonly MadeFile[]
}

/** A file of the output. */
export type EmittedFile = MadeFile | CopiedFile

/** A file that is made when it is known to be needed. */
export interface MadeFile {
  readonly path: string
  readonly make: () => string | Uint8Array
  /** Its path names what it holds: while it is there, it is not made again. */
  readonly isNamedByContent?: boolean
}

/** A file of the site that is copied as it is. */
export interface CopiedFile {
  readonly path: string
  readonly copyOf: string
}

/** Large files that follow from others: they are not even listed while these are the same. */
export interface DerivedFiles {
  /** Tells them from others of their kind. */
  readonly name: string
  /** Equal for equal files. */
  readonly hash: string
  readonly files: () => readonly MadeFile[]
}

/** A large file of many texts between brackets: those that the present output has are copied from there. */
export interface JoinedFile {
  readonly path: string
  readonly brackets: readonly [open: string, separator: string, close: string]
  readonly texts: readonly JoinedText[]
}

/** One of the texts of a {@link JoinedFile}. */
export interface JoinedText {
  /** Equal for equal texts. */
  readonly hash: string
  readonly make: () => string
}

/** Gives some files of the output. Earlier ones give way to later ones. */
export type Emitter<File = EmittedFile | DerivedFiles | JoinedFile> = (input: EmitInput) => Iterable<File>

/** Pages that are listed where readers and machines look for pages. */
export function listedPages(pages: readonly MadePage[]): readonly MadePage[] {
  return pages.filter(
    ({ plan: { page }, rendered }) => !page.meta.noIndex && !rendered.noIndex && page.content.type !== 'not-found',
  )
}
