import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What esbuild writes above each module of a bundle: `// src/text/hash.ts`. */
const moduleName = /^\/\/ (\S+\.[cm]?[jt]sx?)$/

/** File → the module that each of its lines is of. @type {Map<string, readonly (string | undefined)[]>} */
const bundles = new Map()

/**
 * Find out which module a function of a bundle is from. The line stays that of the bundle, which can be read as it is.
 *
 * @param {import('./self-times.mjs').CallFrame} call
 * @returns {{ file: string, line: number }}  line from 1
 */
export function sourcePosition({ url, lineNumber }) {
  const file = url.startsWith('file:') ? fileURLToPath(url) : url
  const module = file.startsWith('/') ? modulesOf(file)[lineNumber] : undefined
  // Names are relative to the package, of which the bundle is in a folder.
  return { file: module === undefined ? file : resolve(dirname(file), '..', module), line: lineNumber + 1 }
}

/** @type {(file: string) => readonly (string | undefined)[]} */
function modulesOf(file) {
  const known = bundles.get(file)
  if (known) return known
  /** @type {string | undefined} */
  let current
  const modules = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => (current = moduleName.exec(line)?.[1] ?? current))
  bundles.set(file, modules)
  return modules
}
