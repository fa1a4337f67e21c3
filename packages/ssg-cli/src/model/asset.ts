/** A file that a page shows and that is copied to the output under a name with its hash. */
export interface Asset {
  /** Path of the file, relative to the site folder. */
  readonly source: string
  /** Where it really lies, when that is outside of the repository: see `FileStat`. */
  readonly outside?: string
  /** Path below the output folder: `assets/images/flow-1a2b3c4d.svg`. */
  readonly output: string
  /** Why it can't be read, in words: it is then not shown. */
  readonly unreadable?: string
  /** Of images whose size can be read, in CSS pixels. */
  readonly width?: number
  readonly height?: number
}
