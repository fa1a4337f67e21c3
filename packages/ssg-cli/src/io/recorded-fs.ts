import { readdirSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CodeReads, ModuleReads } from '../model/code-reads.ts'
import { readState } from './read-state.ts'

/** By this name bundled code finds the recorder of its thread. */
export const recorderName = 'docs-build.reads'

/** Functions of Node that tell something of the disk. */
const readers = /^(?:access|exists|lstat|open|read|stat|createReadStream|cp|copyFile|realpath)/

type Fs = Readonly<Record<string, unknown>>

const reads = new Map<string, { token: string; states: Map<string, string> }>()

/**
 * Let code of a site read through a recorder on this thread. Gives what was read since it was asked the last time, by module;
 * undefined when nothing was.
 */
export function recordReads(): () => CodeReads | undefined {
  Object.assign(globalThis, { [Symbol.for(recorderName)]: recordedFs })
  return takeReads
}

function takeReads(): CodeReads | undefined {
  if (reads.size === 0) return undefined
  const taken = [...reads].map(([module, { token, states }]): [string, ModuleReads] => [
    module,
    { token, states: Object.fromEntries(states) },
  ])
  reads.clear()
  return Object.fromEntries(taken)
}

/** `node:fs` or `node:fs/promises` for one module, which takes note of what is read. */
function recordedFs(fs: Fs, module: string, token: string): Fs {
  const note = (given: unknown, options: unknown) => {
    const path = pathOf(given)
    if (path === undefined) return
    noteState(module, token, path)
    if (isRecursive(options)) for (const folder of foldersIn(path)) noteState(module, token, folder)
  }
  const known = reads.get(module)
  if (known?.token !== token) reads.set(module, { token, states: new Map() })
  return wrapped(fs, note)
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

function noteState(module: string, token: string, path: string): void {
  // What the tool writes is no input.
  if (path.includes(`${sep}.docs-build${sep}`)) return
  const known = reads.get(module)
  const own = known?.token === token ? known : { token, states: new Map<string, string>() }
  reads.set(module, own)
  const state = readState(path)
  const before = own.states.get(path)
  // Who read two states shows something of both.
  own.states.set(path, before === undefined || before === state ? state : 'changed meanwhile')
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
