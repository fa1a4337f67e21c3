import type { CodeReads, ModuleReads } from '../../model/code-reads.ts'
import { notedFs, type Fs } from './noted-fs.ts'
import { readState } from './read-state.ts'

/** By this name bundled code finds the recorder of its thread. */
export const recorderName = 'docs-build.reads'

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
  const known = reads.get(module)
  if (known?.token !== token) reads.set(module, { token, states: new Map() })
  return notedFs(fs, { note: (path) => noteState(module, token, path) })
}

function noteState(module: string, token: string, path: string): void {
  const known = reads.get(module)
  const own = known?.token === token ? known : { token, states: new Map<string, string>() }
  reads.set(module, own)
  const state = readState(path)
  const before = own.states.get(path)
  // Who read two states shows something of both.
  own.states.set(path, before === undefined || before === state ? state : 'changed meanwhile')
}
