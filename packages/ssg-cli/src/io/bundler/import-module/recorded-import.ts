import { pathToFileURL } from 'node:url'
import { byOrder } from '../../../text/by-order.ts'
import { notedFs, type Fs } from '../../files/noted-fs.ts'
import { readState } from '../../files/read-state.ts'
import { relativePath } from '../../files/within.ts'

/** By this name a bundled module finds who takes note of what it reads. */
export const importRecorder = 'docs-build.imports'

/** A bundled module that is imported, and what it reads until somebody says that this is all. */
export interface RecordedImport {
  /** Another one for each time that Node has to run it. */
  readonly url: string
  /** What was read so far: path relative to a folder → state, see `readState()`. */
  states(siteDir: string): Readonly<Record<string, string>>
  /** What was read before anybody asked: what follows from the module follows from that. */
  first(siteDir: string): Readonly<Record<string, string>>
  /** What is read from now on, while pages are made, says nothing of the module. */
  end(): void
}

interface Known extends RecordedImport {
  readonly runs: number
  isCurrent(): boolean
}

const imports = new Map<string, Known>()

/** To be called before the bundle (absolute path) is imported. Node runs it once more if a file that it read is not as it was. */
export function recordedImport(file: string): RecordedImport {
  const last = imports.get(file)
  if (last?.isCurrent()) return last
  const made = newImport(file, last ? last.runs + 1 : 0)
  imports.set(file, made)
  return made
}

function newImport(file: string, runs: number): Known {
  const read = new Map<string, string>()
  // What a plugin writes itself follows from something else: it would be run for its own files, again and again.
  const own = new Set<string>()
  let isOver = false
  let first: Readonly<Record<string, string>> | undefined
  const note = (path: string) => {
    if (isOver || own.has(path)) return
    const [state, before] = [readState(path), read.get(path)]
    read.set(path, before === undefined || before === state ? state : 'changed meanwhile')
  }
  const wrote = (path: string) => {
    own.add(path)
    read.delete(path)
  }
  const states = (siteDir: string) =>
    Object.fromEntries(
      [...read].map(([path, state]) => [relativePath(siteDir, path), state] as const).sort(([a], [b]) => byOrder(a, b)),
    )
  Object.assign(globalThis, { [Symbol.for(importRecorder)]: (fs: Fs) => notedFs(fs, { note, wrote }) })
  return {
    url: pathToFileURL(file).href + (runs > 0 ? `?run=${runs}` : ''),
    runs,
    isCurrent: () => [...read].every(([path, state]) => readState(path) === state),
    states,
    first: (siteDir) => (first ??= states(siteDir)),
    end() {
      isOver = true
    },
  }
}
