import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'

/**
 * Run a program with its output on ours, or in a file, and nothing on its input. Gives its exit code; 127 if it did not
 * start.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, outputFile?: string }} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, { cwd, env, outputFile } = {}) {
  return new Promise((resolve) => {
    const output = outputFile === undefined ? 'inherit' : openSync(outputFile, 'w')
    const shell = process.platform === 'win32'
    const child = spawn(command, [...args], {
      cwd,
      env: { ...process.env, ...env },
      shell,
      stdio: ['ignore', output, output],
    })
    if (typeof output === 'number') closeSync(output)
    child.on('error', (error) => {
      console.log(error.message)
      resolve(127)
    })
    child.on('close', (code) => resolve(code ?? 1))
  })
}
