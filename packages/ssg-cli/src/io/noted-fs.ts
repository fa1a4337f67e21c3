import { readdirSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Functions of Node that tell something of the disk. */
const readers = /^(?:access|exists|lstat|open|read|stat|createReadStream|cp|copyFile|realpath)/

/** `node:fs` or `node:fs/promises`. */
export type Fs = Readonly<Record<string, unknown>>

/** A module of Node such that `note` is told of each file and folder (absolute path) before something of it is told. */
export function notedFs(fs: Fs, note: (path: string) => void): Fs {
  return wrapped(fs, (given, options) => {
    const path = pathOf(given)
    // What the tool writes is no input.
    if (path === undefined || path.includes(`${sep}.docs-build${sep}`)) return
    note(path)
    if (isRecursive(options)) for (const folder of foldersIn(path)) note(folder)
  })
}

function wrapped(fs: Fs, note: (path: unknown, options: unknown) => void): Fs {
  // Asking for what is deprecated would be told.
  const all: Record<string, PropertyDescriptor> = Object.getOwnPropertyDescriptors(fs)
  for (const [name, { value, enumerable }] of Object.entries(all)) {
    // The module holds another one of its kind.
    if (name === 'promises') all[name] = { value: wrapped(fs[name] as Fs, note), enumerable: true }
    if (typeof value === 'function' && readers.test(name)) all[name] = { value: reader(value, fs, note), enumerable }
  }
  return Object.defineProperties({}, all)
}

function reader(read: unknown, fs: Fs, note: (path: unknown, options: unknown) => void): unknown {
  if (typeof read !== 'function') return read
  const noted = (...args: readonly unknown[]): unknown => {
    note(args[0], args[1])
    return Reflect.apply(read, fs, args)
  }
  // Also how it is made to give a promise.
  return Object.defineProperties(noted, Object.getOwnPropertyDescriptors(read))
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
