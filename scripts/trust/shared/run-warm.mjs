import { fork } from 'node:child_process'
import { join } from 'node:path'
import { root } from './run-command.mjs'

/** What code of sites a process has loaded stays in its memory. */
const mostRuns = 40

/** @type {{ host: import('node:child_process').ChildProcess, runs: number } | undefined} */
let warm

/**
 * Run the built command line in a process that has run it before, one command at a time: for clean builds of folders that are
 * new each time, to which others are compared.
 *
 * @param {readonly string[]} args
 * @param {{ cwd: string }} start
 * @returns {Promise<Omit<import('./run-command.mjs').Run, 'signal'>>}
 */
export function runWarm(args, { cwd }) {
  if (warm === undefined || warm.runs === mostRuns) {
    warm?.host.disconnect()
    warm = { host: fork(join(root, 'tests/warm-host.mjs'), { cwd: root, execArgv: [] }), runs: 0 }
    // The campaign ends without it, and it ends with that.
    warm.host.unref()
    warm.host.channel?.unref()
  }
  warm.runs++
  const { host } = warm
  const { GITHUB_ACTIONS: _, ...env } = process.env
  return new Promise((done, fail) => {
    const ended = (code) => fail(new Error(`The process of clean builds ended with ${code}.`))
    host.once('exit', ended)
    host.channel?.ref()
    host.once('message', (answer) => {
      host.off('exit', ended)
      host.channel?.unref()
      done(answer)
    })
    host.send({ args, cwd, env: { ...env, CI: 'true' } })
  })
}
