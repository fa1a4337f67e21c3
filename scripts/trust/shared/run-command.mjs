import { spawn } from 'node:child_process'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..')

/**
 * What a run of the command line gave.
 *
 * @typedef {object} Run
 * @property {number | null} code  null when a signal ended it
 * @property {string | null} signal
 * @property {string} stdout
 * @property {string} stderr
 *
 * @typedef {object} Start
 * @property {string} cwd
 * @property {Readonly<Record<string, string | undefined>>} [env]
 * @property {string} [node]    program that runs it, default this Node
 * @property {readonly string[]} [preload]  modules that are loaded before, in threads too
 * @property {number} [uid]     another user, where this one may do that
 * @property {(child: import('node:child_process').ChildProcess) => void} [started]
 */

/**
 * Run the built command line as a user does.
 *
 * @param {readonly string[]} args
 * @param {Start} start
 * @returns {Promise<Run>}
 */
export function runCommand(args, { cwd, env = {}, node = process.execPath, preload = [], uid, started }) {
  const { GITHUB_ACTIONS: _, ...inherited } = process.env
  const imports = preload.flatMap((module) => ['--import', new URL(module, 'file:///').href])
  return new Promise((done, fail) => {
    const child = spawn(node, [...imports, join(root, 'bin/docs-build.js'), ...args], {
      cwd,
      env: { ...inherited, CI: 'true', ...env },
      ...(uid === undefined ? {} : { uid, gid: uid }),
    })
    let stdout = ''
    let stderr = ''
    child.stdout.on('data', (chunk) => (stdout += chunk))
    child.stderr.on('data', (chunk) => (stderr += chunk))
    child.on('error', fail)
    child.on('close', (code, signal) => done({ code, signal, stdout, stderr }))
    started?.(child)
  })
}
