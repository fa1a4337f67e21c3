import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SourcePosition } from '../../host.ts'
import { isOwnFile } from './own-file.ts'

/**
 * A frame of a stack, or the line above a syntax error: `file:///site/.docs-build/module-1a.mjs:3:9`, or with the hash
 * that importAsIs asks with, `file:///site/docs.config.mjs?5f0c:3:9`.
 */
const frame = /(file:\/\/[^\s()]+\.mjs)(\?[\da-f]+)?:(\d+)(?::(\d+))?/g

/**
 * Where in the site's own code an error was thrown: the innermost call that stands in a module which was imported as it
 * is, or bundled into `folder` with a source map beside it. Undefined when there is none.
 *
 * @see https://nodejs.org/docs/latest-v20.x/api/module.html#class-modulesourcemap
 */
export function thrownAt(error: unknown, folder: string, siteDir: string): SourcePosition | undefined {
  const stack = error instanceof Error ? String(error.stack) : ''
  for (const [, url = '', hash, line = '1', column = '1'] of stack.matchAll(frame)) {
    const file = fileURLToPath(url)
    if (hash !== undefined) return placed(file, Number(line), Number(column))
    const found = mapOf(file, folder)?.findEntry(Number(line) - 1, Number(column) - 1)
    if (!found || !('originalSource' in found)) continue
    return placed(resolve(folder, found.originalSource), found.originalLine + 1, found.originalColumn + 1)
  }
  return undefined

  function placed(file: string, line: number, column: number): SourcePosition {
    // Node and esbuild name files by their real paths.
    const path = relative(realpathSync(siteDir), file).split(sep).join('/')
    return positionAt(path, line, column)
  }
}

/**
 * Where in the site's own files an error was thrown while a page was rendered: the innermost call in a module of the
 * server bundle that stands in none of the packages.
 */
export function renderedAt(error: unknown, siteDir: string): SourcePosition | undefined {
  const stack = error instanceof Error ? String(error.stack) : ''
  for (const [, url = '', , line = '1', column = '1'] of stack.matchAll(frame)) {
    const file = fileURLToPath(url)
    const found = mapOf(file, dirname(file))?.findEntry(Number(line) - 1, Number(column) - 1)
    if (!found || !('originalSource' in found)) continue
    const path = relative(siteDir, resolve(dirname(file), found.originalSource))
      .split(sep)
      .join('/')
    if (!isOwnFile(path) || path.includes(':')) continue
    return positionAt(path, found.originalLine + 1, found.originalColumn + 1)
  }
  return undefined
}

function positionAt(file: string, line: number, column: number): SourcePosition {
  return { file, position: { line, column, endLine: line, endColumn: column + 1 } }
}

/** The map that importModule or serverBundle wrote beside a module in the folder. */
function mapOf(file: string, folder: string): SourceMap | undefined {
  if (!existsSync(folder) || dirname(file) !== realpathSync(folder) || !existsSync(`${file}.map`)) return undefined
  const text = readFileSync(`${file}.map`, 'utf8')
  return text === '' ? undefined : new SourceMap(JSON.parse(text))
}
