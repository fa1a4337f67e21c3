/** Why a file can't lie where it is to, or not on every system. */
export interface NameClash {
  /** The file, or its folder, that stands in the way of something. A folder ends with a slash. */
  readonly path: string
  /** What was there before: a file, or a folder. */
  readonly first: string
  /** No system has both: one is a file and the other a folder of the same name. */
  readonly isNowhere: boolean
}

/**
 * Names in the output, as systems compare them: Windows and macOS take those for one that differ by case, or by how letters are
 * composed, and no system has a file where it has a folder.
 */
export class OutputNames {
  readonly #files = new Map<string, string>()
  readonly #folders = new Map<string, string>()

  /** Note a file (its path below the output folder), and say what it can't lie beside. */
  add(path: string): NameClash | undefined {
    const key = path.normalize('NFC').toLowerCase()
    const file = this.#files.get(key)
    const clash = file === undefined ? this.#besides(path, key) : file === path ? undefined : clashOf(path, file)
    if (file === undefined) this.#files.set(key, path)
    return clash
  }

  #besides(path: string, key: string): NameClash | undefined {
    const folder = this.#folders.get(key)
    let clash = folder === undefined ? undefined : clashOf(path, folder)
    let own = path
    for (let above = folderOf(key); above !== '' && !this.#folders.has(above); above = folderOf(above)) {
      own = folderOf(own)
      const file = this.#files.get(above)
      if (file !== undefined) clash = clashOf(`${own}/`, file)
      this.#folders.set(above, `${own}/`)
    }
    return clash
  }
}

function clashOf(path: string, first: string): NameClash {
  return { path, first, isNowhere: path.replace(/\/$/, '') === first.replace(/\/$/, '') }
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}
