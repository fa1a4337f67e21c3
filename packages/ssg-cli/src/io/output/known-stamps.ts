import { storedValue, storeValue } from '../cache/stored-value.ts'
import type { FileStamp } from '../files/file-stamp.ts'
import type { FolderStamps } from './folder-stamps.ts'
import type { Stamps } from './stamps.ts'

/** What the last build remembers of the output, so that this one need not read it. */
export interface KnownStamps {
  /** Of its files. */
  readonly files: Stamps
  readonly folders: FolderStamps
  /** Of the folders of the spare one. */
  readonly spareFolders: FolderStamps
}

type Pairs = readonly (readonly [folder: string, stamp: FileStamp | null])[]
type Stored = readonly [files: Stamps, folders: Pairs, spareFolders: Pairs]

/** Keep stamps in a file (absolute path). */
export function storeStamps(file: string, { files, folders, spareFolders }: KnownStamps): void {
  const stored: Stored = [files, [...folders], [...spareFolders]]
  storeValue(file, stored)
}

/** The stamps that {@link storeStamps} kept; none when there are none that can be read. */
export function storedStamps(file: string): KnownStamps {
  const stored = storedValue<Stored>(file)
  // Another version of the tool may have written the file.
  const [files, folders, spareFolders] = Array.isArray(stored) ? (stored as Stored) : [{}, [], []]
  return { files, folders: new Map(folders), spareFolders: new Map(spareFolders) }
}
