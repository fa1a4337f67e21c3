import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The module that ends a process at a change of the file system. */
export const preload = [fileURLToPath(new URL('changing-calls.mjs', import.meta.url))]

/**
 * A build that something ends: at a random moment, before a change of the file system, by a signal that it may answer.
 * Each gives what was wrong afterwards.
 *
 * @typedef {import('./lab.mjs').Lab} Lab
 * @typedef {(lab: Lab) => Promise<readonly string[]>} Trial
 */

/** @type {(milliseconds: number, signal: NodeJS.Signals, isFirst: boolean) => Trial} */
export const signalAt = (milliseconds, signal, isFirst) => async (lab) => {
  begin(lab, isFirst)
  const {
    code,
    signal: by,
    stderr,
  } = await lab.build([], {
    started: (child) => setTimeout(() => child.kill(signal), milliseconds),
  })
  const wrong = lab.wholeness()
  // A signal that comes before Node runs our code, or after the output stands, ends the process as the system does.
  const expected = { SIGINT: 130, SIGTERM: 143 }[signal]
  const isTold = by !== null || code === 0 || code === expected
  const told = isTold ? [] : [`${signal} ended it with ${code}: ${stderr.trim().slice(-200)}`]
  return [...wrong, ...told, ...contradiction(lab, stderr), ...(await lab.recovery())]
}

/** @type {(fault: 'kill' | 'full', number: number, options: { isFirst?: boolean, args?: readonly string[] }) => Trial} */
export const faultAt =
  (fault, number, { isFirst = false, args = [] }) =>
  async (lab) => {
    begin(lab, isFirst)
    const { code, stderr } = await lab.build(args, { preload, env: { TRUST_FAULT: `${fault}:${number}` } })
    const wrong = [...lab.wholeness(), ...contradiction(lab, stderr)]
    if (fault === 'full') {
      if (code !== 0 && code !== 1) wrong.push(`a full disk ended it with ${code}: ${stderr.trim().slice(-300)}`)
      if (/\n\s+at /.test(stderr)) wrong.push(`a full disk ended it with a stack trace: ${stderr.trim().slice(0, 300)}`)
    }
    return [...wrong, ...(await lab.recovery())]
  }

/**
 * How many changes of the file system a build makes after an edit, or as the first one.
 *
 * @type {(lab: Lab, isFirst?: boolean) => Promise<number>}
 */
export async function changesOf(lab, isFirst = false) {
  const folder = mkdtempSync(join(tmpdir(), 'docs-build-count-'))
  begin(lab, isFirst)
  await lab.build([], { preload, env: { TRUST_FAULT: `count:${join(folder, 'count')}` } })
  const count = Number(readFileSync(join(folder, 'count'), 'utf8'))
  rmSync(folder, { recursive: true })
  return count
}

/** @type {(lab: Lab, isFirst: boolean) => void} */
function begin(lab, isFirst) {
  lab.turn()
  if (isFirst) lab.forget()
}

/** Whoever reads that the output is untouched must find the old one. */
function contradiction(lab, stderr) {
  return lab.isNew() && /untouched/.test(stderr)
    ? [`the new output stands, and it says: ${stderr.trim().slice(-200)}`]
    : []
}
