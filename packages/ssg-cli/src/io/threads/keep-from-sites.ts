import { Console } from 'node:console'
import type { Writable } from 'node:stream'

/** What code of a site can't reach any more. */
export interface KeptFromSites {
  readonly stdout: Writable & { readonly isTTY?: boolean; readonly columns?: number }
  /** End the process, with the exit code that is set. */
  readonly exit: () => never
}

/**
 * Keep from configs, plugins and components what is the command's: what they say goes to stderr, since stdout carries only
 * what was asked for, such as a report that another program reads; and they can't end the process, which would lose what
 * was found on other pages. To be called once in a thread, before any of their code runs.
 *
 * @see https://nodejs.org/docs/latest-v20.x/api/console.html#new-consolestdout-stderr-ignoreerrors
 */
export function keepFromSites(): KeptFromSites {
  const { stdout } = process
  const exit = process.exit.bind(process)
  Object.assign(console, new Console(process.stderr))
  Object.defineProperty(process, 'stdout', { value: process.stderr, configurable: true, enumerable: true })
  for (const name of ['exit', 'abort'] as const) {
    process[name] = () => {
      throw new Error(`process.${name}() can't be called here: it would end the command for all pages`)
    }
  }
  return { stdout, exit: () => exit() }
}
