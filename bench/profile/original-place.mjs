import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'

/** @type {Map<string, SourceMap | undefined>} */
const maps = new Map()

/**
 * Find where a frame of a bundle stands in the sources, by the source map beside the bundle. Without one the
 * frame's own place is the answer.
 *
 * @param {import('./self-times.mjs').CallFrame} frame
 * @returns {{ file: string, line: number }}  line from 1
 */
export function originalPlace({ url, lineNumber, columnNumber }) {
  const file = url.startsWith('file:') ? fileURLToPath(url) : url
  const entry = file.startsWith('/') ? mapOf(file)?.findEntry(lineNumber, columnNumber) : undefined
  if (!entry || !isMapping(entry)) return { file, line: lineNumber + 1 }
  // Sources are relative to the map, or file URLs when Node has resolved them.
  const source = entry.originalSource.replace(/^file:\/\//, '')
  return { file: posix.resolve(posix.dirname(file), source), line: entry.originalLine + 1 }
}

/** Node answers with an empty object where the map says nothing. @type {(entry: object) => entry is import('node:module').SourceMapping} */
function isMapping(entry) {
  return 'originalSource' in entry
}

/** @type {(file: string) => SourceMap | undefined} */
function mapOf(file) {
  if (!maps.has(file)) maps.set(file, readMap(file))
  return maps.get(file)
}

/** @type {(file: string) => SourceMap | undefined} */
function readMap(file) {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')))
  } catch {
    return undefined
  }
}
