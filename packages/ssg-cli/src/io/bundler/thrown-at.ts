import { existsSync, readFileSync, realpathSync } from 'node:fs'
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
  const stack = error instanceof Error ? String(error.stack) : ''
  for (const [, url = '', line = '1', column = '1'] of stack.matchAll(frame)) {
    const map = mapOf(fileURLToPath(url), folder)
    const found = map?.findEntry(Number(line) - 1, Number(column) - 1)
    if (!found || !('originalSource' in found)) continue
    // Node and esbuild name files by their real paths.
    const path = relative(realpathSync(siteDir), resolve(folder, found.originalSource)).split(sep).join('/')
    const start = { line: found.originalLine + 1, column: found.originalColumn + 1 }
    return { file: path, place: { ...start, endLine: start.line, endColumn: start.column + 1 } }
  }
  return undefined
}

/** The map that importModule wrote beside a module in the folder. */
function mapOf(file: string, folder: string): SourceMap | undefined {
  if (!existsSync(folder) || dirname(file) !== realpathSync(folder) || !existsSync(`${file}.map`)) return undefined
  const text = readFileSync(`${file}.map`, 'utf8')
  return text === '' ? undefined : new SourceMap(JSON.parse(text))
}
