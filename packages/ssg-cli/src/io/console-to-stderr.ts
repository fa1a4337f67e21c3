import { Console } from 'node:console'

/**
 * Let `console.log()` of a config, a plugin or a component write to stderr: stdout carries only what was asked for, such as a
 * report that another program reads.
 *
 * @see https://nodejs.org/docs/latest-v20.x/api/console.html#new-consolestdout-stderr-ignoreerrors
 */
export function consoleToStderr(): void {
  Object.assign(console, new Console(process.stderr))
}
