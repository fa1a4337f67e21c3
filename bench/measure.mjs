import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { memoryOfTree } from './memory-of-tree.mjs'

const sampleEvery = 50

/**
 * @typedef {object} Command
 * @property {string} command
 * @property {readonly string[]} args
 * @property {string} cwd
 * @property {Readonly<Record<string, string>>} [env]  added to the environment
 *
 * @typedef {object} Measurement
 * @property {number} wall     seconds
 * @property {number} cpu      user and system seconds of the process and all its descendants
 * @property {number | undefined} tree     peak of the memory of the whole process tree, in MB; undefined without /proc
 * @property {number | undefined} largest  peak of its largest process, in MB
 * @property {number} code     exit code
 * @property {string} log      what it printed
 */

/**
 * Run a command and say what it cost.
 *
 * Node tells the resource usage of itself, not of its children, so the command runs below a shell that prints
 * what `times` counts: the CPU time of all children that were waited for, to the hundredth of a second. The
 * memory of the tree counts a page that two processes share twice.
 *
 * @see https://pubs.opengroup.org/onlinepubs/9799919799/utilities/V3_chap02.html#times
 * @param {Command} command
 * @returns {Promise<Measurement>}
 */
export async function measure({ command, args, cwd, env = {} }) {
  const folder = mkdtempSync(join(tmpdir(), 'docs-build-times-'))
  const times = join(folder, 'times')
  const start = process.hrtime.bigint()
  const shell = spawn('sh', ['-c', '"$@"; code=$?; times > "$TIMES_FILE"; exit $code', 'sh', command, ...args], {
    cwd,
    env: { ...process.env, ...env, TIMES_FILE: times },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

  let log = ''
  for (const stream of [shell.stdout, shell.stderr]) stream.setEncoding('utf8').on('data', (text) => (log += text))
  const peak = { tree: 0, largest: 0 }
  const timer = setInterval(() => {
    const now = memoryOfTree(shell.pid)
    peak.tree = Math.max(peak.tree, now.tree)
    peak.largest = Math.max(peak.largest, now.largest)
  }, sampleEvery)

  try {
    /** @type {number} */
    const code = await new Promise((resolve, reject) => {
      shell.on('error', reject)
      shell.on('close', (status) => resolve(status ?? 1))
    })
    const wall = Number(process.hrtime.bigint() - start) / 1e9
    return {
      wall,
      cpu: childrenCpu(times),
      tree: peak.tree || undefined,
      largest: peak.largest || undefined,
      code,
      log,
    }
  } finally {
    clearInterval(timer)
    rmSync(folder, { recursive: true })
  }
}

/** The second line of `times` is of the children: `0m1.230000s 0m0.040000s`. @type {(file: string) => number} */
function childrenCpu(file) {
  const children = readFileSync(file, 'utf8').trim().split('\n')[1]
  return [...children.matchAll(/(\d+)m([\d.,]+)s/g)]
    .map(([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds.replace(',', '.')))
    .reduce((sum, seconds) => sum + seconds, 0)
}
