import { packageOf } from './package-of.mjs'

/**
 * @typedef {object} CallFrame
 * @property {string} functionName
 * @property {string} url
 * @property {number} lineNumber    from 0
 * @property {number} columnNumber  from 0
 *
 * @typedef {object} Profile  what V8 writes
 * @property {readonly { id: number, callFrame: CallFrame }[]} nodes
 * @property {readonly number[]} samples     ids of nodes
 * @property {readonly number[]} timeDeltas  microseconds before each sample
 *
 * @typedef {{ name: string, time: number }} SelfTime  microseconds
 */

/**
 * Add up the time spent in each function itself, not in what it calls; and the same by package. Time in which
 * the thread waited is left out of both.
 *
 * @see https://chromedevtools.github.io/devtools-protocol/tot/Profiler/#type-Profile
 * @param {Profile} profile
 * @param {(call: CallFrame) => { file: string, line: number }} locate  where a function stands in the sources
 * @returns {{ total: number, busy: number, packages: SelfTime[], functions: SelfTime[] }}
 */
export function selfTimes({ nodes, samples, timeDeltas }, locate) {
  /** @type {Map<number, number>} */
  const byNode = new Map()
  // A delta is the time since the sample before, so it belongs to that one.
  for (let index = 1; index < samples.length; index += 1) add(byNode, samples[index - 1], timeDeltas[index])

  /** @type {Map<string, number>} */
  const packages = new Map()
  /** @type {Map<string, number>} */
  const functions = new Map()
  let total = 0
  let busy = 0
  for (const { id, callFrame } of nodes) {
    const time = byNode.get(id) ?? 0
    total += time
    if (time === 0 || isWaiting(callFrame)) continue
    busy += time
    const { file, line } = locate(callFrame)
    const owner = file ? packageOf(file) : callFrame.functionName
    add(packages, owner, time)
    add(
      functions,
      file
        ? `${callFrame.functionName || '(anonymous)'} — ${owner}, ${shortFile(file)}:${line}`
        : callFrame.functionName,
      time,
    )
  }
  return { total, busy, packages: sorted(packages), functions: sorted(functions) }
}

/** `(program)` is native code outside of any function: partly idle threads, so it stays in. @type {(call: CallFrame) => boolean} */
function isWaiting({ functionName }) {
  return functionName === '(idle)' || functionName === '(root)'
}

/** @type {(file: string) => string} */
function shortFile(file) {
  return file.split('/').slice(-2).join('/')
}

/** @type {<K>(map: Map<K, number>, key: K, time: number) => void} */
function add(map, key, time) {
  map.set(key, (map.get(key) ?? 0) + time)
}

/** @type {(map: Map<string, number>) => SelfTime[]} */
function sorted(map) {
  return [...map].map(([name, time]) => ({ name, time })).sort((a, b) => b.time - a.time)
}
