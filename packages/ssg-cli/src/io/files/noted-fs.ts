import { readdirSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Functions of Node that tell something of the disk. */
const readers = /^(?:access|exists|lstat|open|read|stat|createReadStream|cp|copyFile|realpath)/

/** And those that change something on it: at the path that they are given first, or second. */
const writers = /^(?:appendFile|createWriteStream|mkdir|rm|truncate|unlink|writeFile)/
const movers = /^(?:copyFile|cp|link|rename|symlink)/

/** `node:fs` or `node:fs/promises`. */
export type Fs = Readonly<Record<string, unknown>>

/** Who is told of files and folders, by absolute paths. */
export interface FsNotes {
  /** Something of it is about to be told. */
  readonly note: (path: string) => void
  /** It is about to be written, moved to or removed. */
  readonly wrote?: (path: string) => void
}

/** A module of Node that tells what is read with it, and what is written. */
export function notedFs(fs: Fs, { note, wrote }: FsNotes): Fs {
  return wrapped(fs, (name, [given, other]) => {
    const path = pathOf(given)
    // What the tool writes is no input.
    if (path === undefined || path.includes(`${sep}.docs-build${sep}`)) return
    if (readers.test(name)) {
      note(path)
      if (isRecursive(other)) for (const folder of foldersIn(path)) note(folder)
    }
    const target = movers.test(name) ? pathOf(other) : writers.test(name) ? path : undefined
    if (target !== undefined) wrote?.(target)
  })
}

type Told = (name: string, args: readonly unknown[]) => void

function wrapped(fs: Fs, told: Told): Fs {
  // Asking for what is deprecated would be told.
  const all: Record<string, PropertyDescriptor> = Object.getOwnPropertyDescriptors(fs)
  for (const [name, { value, enumerable }] of Object.entries(all)) {
    // The module holds another one of its kind.
    if (name === 'promises') all[name] = { value: wrapped(fs[name] as Fs, told), enumerable: true }
    if (typeof value === 'function' && [readers, writers, movers].some((each) => each.test(name)))
      all[name] = { value: toldOf(value, fs, (args) => told(name, args)), enumerable }
  }
  return Object.defineProperties({}, all)
}

function toldOf(work: unknown, fs: Fs, told: (args: readonly unknown[]) => void): unknown {
  if (typeof work !== 'function') return work
  const noted = (...args: readonly unknown[]): unknown => {
    told(args)
    return Reflect.apply(work, fs, args)
  }
  // Also how it is made to give a promise.
  return Object.defineProperties(noted, Object.getOwnPropertyDescriptors(work))
}

function pathOf(given: unknown): string | undefined {
  if (typeof given === 'string') return resolve(given)
  if (given instanceof URL && given.protocol === 'file:') return fileURLToPath(given)
  return Buffer.isBuffer(given) ? resolve(given.toString()) : undefined
}

function isRecursive(options: unknown): boolean {
  return typeof options === 'object' && options !== null && 'recursive' in options && options.recursive === true
}

function foldersIn(folder: string): readonly string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true, recursive: true })
    return entries.filter((entry) => entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name))
  } catch {
    return []
  }
}
