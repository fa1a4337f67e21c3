import type { PlacedDoc } from '../place-doc.ts'

/** What lies in a folder of docs. */
export interface Folder {
  readonly docs: readonly PlacedDoc[]
  /** Names of the folders in it that hold docs, at any depth. */
  readonly folders: readonly string[]
}

/** The folders of docs by path, '' for the docs folder itself. */
export function folderTree(docs: Iterable<PlacedDoc>): ReadonlyMap<string, Folder> {
  const tree = new Map<string, { readonly docs: PlacedDoc[]; readonly folders: string[] }>()
  const folderAt = (path: string) => {
    const known = tree.get(path)
    if (known) return known
    const made = { docs: [], folders: [] }
    tree.set(path, made)
    if (path !== '') folderAt(parentOf(path)).folders.push(path.slice(path.lastIndexOf('/') + 1))
    return made
  }
  folderAt('')
  for (const doc of docs) folderAt(doc.folder).docs.push(doc)
  return tree
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}
