/** What a machine says of a file without reading it: while all of it is the same, so is the content. */
export interface FileState {
  readonly size: number
  readonly mtimeMs: number
  /** When the system saw the last change, which nobody can set back. */
  readonly ctimeMs: number
  /** Number of the file on its disk. */
  readonly ino: number
}

/** What is known of a file or folder before it is read. */
export interface FileStat extends FileState {
  readonly isFile: boolean
  /** Why it is no file, in words. */
  readonly obstacle?: string
  /**
   * Where it really lies, relative to the site folder, when that is outside of the repository; without git, of the site folder.
   */
  readonly outside?: string
}

/** A regular file below a listed folder. */
export interface ListedFile extends FileState {
  /** Path below the listed folder, with forward slashes. */
  readonly path: string
  /** Why it may not be read. */
  readonly locked?: string
}

/** What a folder holds, and what of it could not be read. */
export interface Listing {
  /** Sorted by path, by code units. */
  readonly files: readonly ListedFile[]
  readonly problems: readonly { readonly path: string; readonly message: string }[]
  /** Symbolic links that lead out of the repository: folders among them are not looked into. Absent when there are none. */
  readonly links?: readonly { readonly path: string; readonly outside: string }[]
}
