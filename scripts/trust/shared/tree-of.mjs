import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/**
 * Path → hash of every file below a folder, sorted. Empty folders count as a path that ends in a slash. Undefined where
 * there is no folder.
 *
 * @param {string} folder
 * @returns {Readonly<Record<string, string>> | undefined}
 */
export function treeOf(folder) {
  if (!existsSync(folder)) return undefined
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
    const path = join(entry.parentPath, entry.name)
    const name = relative(folder, path).replaceAll('\\', '/')
    return entry.isDirectory() ? [`${name}/`, ''] : [name, hashOf(readFileSync(path))]
  })
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * Paths in which two trees differ, the first of them; nothing when they are equal.
 *
 * @type {(a: Readonly<Record<string, string>> | undefined, b: Readonly<Record<string, string>> | undefined) => string}
 */
export function differenceOf(a = {}, b = {}) {
  const paths = [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((path) => a[path] !== b[path])
  if (paths.length === 0) return ''
  return `${paths.length} of ${Object.keys(b).length} paths differ: ${paths.slice(0, 3).join(', ')}`
}

/** @param {Buffer} content */
function hashOf(content) {
  return createHash('sha256').update(content).digest('base64url')
}
