import { existsSync, realpathSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SourcePosition } from '../../host.ts'
import { isOwnFile } from '../packages/is-own-file.ts'
import { decode } from '../../text/urls/route-key.ts'
import { relativePath } from '../files/within.ts'
import { readFile } from '../files/read-file.ts'
import { writtenBefore } from './written-before.ts'

/** A position in a file, by its absolute path. Lines and columns count from 1. */
interface Location {
  readonly file: string
  readonly line: number
  readonly column: number
}

/** A call on a stack. `isSource`: the module was imported as it is. */
interface Call extends Location {
  readonly isSource: boolean
}

/**
 * Where in the site's own code an error was thrown: the innermost call that stands in a module which was imported as it
 * is, or bundled into `folder` with a source map beside it. Undefined when there is none.
 *
 * @see https://nodejs.org/docs/latest-v20.x/api/module.html#class-modulesourcemap
 */
export function thrownAt(error: unknown, folder: string, siteDir: string): SourcePosition | undefined {
  for (const call of callsOf(error)) {
    const source = call.isSource ? call : sourceOf(call, folder)
    // Node and esbuild name files by their real paths.
    if (source) return positionIn(realpathSync(siteDir), source)
  }
  return undefined
}

/**
 * Where in the site's own files an error was thrown while a page was rendered: the innermost call in a module of the
 * server bundle that stands in none of the packages.
 */
export function renderedAt(error: unknown, siteDir: string): SourcePosition | undefined {
  for (const call of callsOf(error)) {
    const source = sourceOf(call, dirname(call.file))
    const found = source && positionIn(siteDir, source)
    if (found && isOwnFile(found.file, siteDir) && !found.file.includes(':')) return found
  }
  return undefined
}

/**
 * The calls of a stack, or the line above a syntax error: `file:///site/.docs-build/module-1a.mjs:3:9`, or with the hash
 * by which importAsIs names it, `file:///site/docs.config.mjs?5f0c:3:9`.
 */
function* callsOf(error: unknown): Generator<Call> {
  // Where it began is told, not who said more of it.
  if (error instanceof Error && error.cause !== undefined) yield* callsOf(error.cause)
  const stack = error instanceof Error ? String(error.stack) : ''
  const calls = stack.matchAll(/(file:\/\/[^\s()]+\.mjs)(?:(\?[\da-f]+)|\?run=[\w&=-]+)?:(\d+)(?::(\d+))?/g)
  for (const [, url = '', hash, line = '1', column = '1'] of calls)
    yield { file: fileURLToPath(url), line: Number(line), column: Number(column), isSource: hash !== undefined }
}

/** The source of a call in a module that importModule or serverBundle wrote into a folder, by the map beside it. */
function sourceOf({ file, line, column }: Location, folder: string): Location | undefined {
  const map = mapOf(file, folder)
  const found = map?.findEntry(line - 1, column - 1)
  if (!map || !found || !('originalSource' in found)) return undefined
  const { originalSource, originalLine, originalColumn } = found
  const { sources, sourcesContent } = map.payload
  const text = sourcesContent?.[sources.indexOf(originalSource)]?.split('\n')[originalLine]
  const before = text === undefined ? originalColumn : writtenBefore(text.slice(0, originalColumn)).length
  const source = resolve(folder, originalSource)
  // esbuild encodes what is no ASCII.
  return { file: existsSync(source) ? source : decode(source), line: originalLine + 1, column: before + 1 }
}

function positionIn(siteDir: string, { file, line, column }: Location): SourcePosition {
  return { file: relativePath(siteDir, file), position: { line, column, endLine: line, endColumn: column + 1 } }
}

function mapOf(file: string, folder: string): SourceMap | undefined {
  if (!existsSync(folder) || dirname(file) !== realpathSync(folder) || !existsSync(`${file}.map`)) return undefined
  const text = readFile(`${file}.map`, 'utf8')
  return text === '' ? undefined : new SourceMap(JSON.parse(text))
}
