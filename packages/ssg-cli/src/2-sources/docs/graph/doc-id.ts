import { stripNumberPrefix } from './strip-number-prefix.ts'

/** The argument of {@link docId}. */
export interface DocIdInput {
  /** Path below the docs folder. */
  readonly file: string
  /** `id` of the front matter. */
  readonly own?: string
  /** Whether numbers before names order them, and are no part of ids and URLs. */
  readonly numberPrefixes: boolean
}

/** What a doc is called, and where it lies. */
export interface DocName {
  readonly id: string
  /** The last part of the id. */
  readonly baseId: string
  /** Folder as it is on disk, '' for the docs folder. */
  readonly folder: string
  /** Folder without number prefixes. */
  readonly idFolder: string
  /** File name without extension, as it is on disk. */
  readonly name: string
  /** Number prefix of the file. */
  readonly position?: number
}

/**
 * The id of a doc: its folder, and the `id` of its front matter or its file name.
 *
 *     docId({file: '01-guides/02-install.md', numberPrefixes: true}).id  // → 'guides/install'
 */
export function docId({ file, own, numberPrefixes }: DocIdInput): DocName {
  const slash = file.lastIndexOf('/')
  const folder = file.slice(0, Math.max(0, slash))
  const name = file.slice(slash + 1).replace(/\.[^.]*$/, '')
  const stripped = numberPrefixes ? stripNumberPrefix(name) : { name }
  const idFolder = numberPrefixes ? stripFolder(folder) : folder
  const baseId = own ?? stripped.name
  const id = idFolder === '' ? baseId : `${idFolder}/${baseId}`
  return { id, baseId, folder, idFolder, name, position: stripped.position }
}

function stripFolder(folder: string): string {
  return folder
    .split('/')
    .map((segment) => stripNumberPrefix(segment).name)
    .join('/')
}
