import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SourcePlace } from '../../host.ts'

/** A frame of a stack, or the line above a syntax error: `file:///site/.docs-build/module-1a.mjs:3:9`. */
const frame = /(file:\/\/[^\s()]+\.mjs):(\d+)(?::(\d+))?/g

/**
 * Where in the site's own code an error was thrown: the innermost call that stands in a module which was bundled into
 * `folder` with a source map beside it. Undefined when there is none.
 *
 * @see https://nodejs.org/docs/latest-v20.x/api/module.html#class-modulesourcemap
 */
export function thrownAt(error: unknown, folder: string, siteDir: string): SourcePlace | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  for (const [, url = '', line = '1', column = '1'] of stack.matchAll(frame)) {
    const file = fileURLToPath(url)
    if (dirname(file) !== folder || !existsSync(`${file}.map`)) continue
    // esbuild wrote it (see import-module.ts).
    const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')))
    const found = map.findEntry(Number(line) - 1, Number(column) - 1)
    if (!('originalSource' in found)) continue
    const path = relative(siteDir, resolve(folder, found.originalSource)).split(sep).join('/')
    const start = { line: found.originalLine + 1, column: found.originalColumn + 1 }
    return { file: path, place: { ...start, endLine: start.line, endColumn: start.column + 1 } }
  }
  return undefined
}
