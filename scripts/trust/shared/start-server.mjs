import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './run-command.mjs'

/**
 * A running `docs-build serve` or `docs-build watch`.
 *
 * @typedef {object} RunningServer
 * @property {string} origin
 * @property {number} pid
 * @property {() => string} told  what it said to people so far
 * @property {() => Promise<number | null>} stop  gives its exit code
 *
 * @type {(args: readonly string[], cwd: string) => Promise<RunningServer>}
 */
export function startServer(args, cwd) {
  const child = spawn(process.execPath, [join(root, 'bin/docs-build.js'), ...args, '--port', '0'], {
    cwd,
    env: { ...process.env, CI: 'true' },
  })
  let told = ''
  child.stderr.on('data', (chunk) => (told += chunk))
  const ended = new Promise((done) => child.on('close', done))
  return new Promise((done, fail) => {
    void ended.then(() => fail(new Error(`The server ended: ${told}`)))
    child.stdout.once('data', (chunk) =>
      done({
        origin: new URL(String(chunk).trim()).origin,
        pid: child.pid ?? 0,
        told: () => told,
        stop() {
          child.kill('SIGINT')
          return ended
        },
      }),
    )
  })
}
