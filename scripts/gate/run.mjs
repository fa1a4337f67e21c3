import { spawn } from 'node:child_process'

/**
 * Run a program with its output on ours and nothing on its input. Gives its exit code; 127 if it did not start.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined> }} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, { cwd, env } = {}) {
  return new Promise((resolve) => {
    const shell = process.platform === 'win32'
    const child = spawn(command, [...args], {
      cwd,
      env: { ...process.env, ...env },
      shell,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    child.on('error', (error) => {
      console.log(error.message)
      resolve(127)
    })
    child.on('close', (code) => resolve(code ?? 1))
  })
}
