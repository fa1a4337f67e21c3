import { SourceMap } from 'node:module'
import { extname } from 'node:path'
import type { Node, Program } from 'estree'
import type { Position } from '../../../model/diagnostic.ts'
import { transform, type Loader } from '../../esbuild.ts'
import { parseScript } from '../../parse-script.ts'

/** A module of the site as JavaScript without JSX and types. */
export interface ParsedModule {
  readonly program: Program
  /** Where the name that a node begins with stands in the author's file. */
  readonly positionOf: (node: Node) => Position
}

const loaders: Readonly<Record<string, Loader>> = { '.ts': 'ts', '.mts': 'ts', '.tsx': 'tsx', '.jsx': 'tsx' }

/**
 * Parse a module of the site. Types and JSX are turned into JavaScript first, for which there is a small parser; the map that
 * comes with it leads back to what the author wrote. Undefined for what cannot be parsed, which bundling tells.
 */
export async function parsedModule(text: string, file: string): Promise<ParsedModule | undefined> {
  try {
    const loader = loaders[extname(file)] ?? 'jsx'
    const { code, map } = await transform(text, {
      loader,
      jsx: 'automatic',
      sourcemap: 'external',
      sourcesContent: false,
    })
    const found = new SourceMap(JSON.parse(map))
    const lines = text.split('\n')
    return { program: parseScript(code), positionOf: (node) => originalPosition(node, found, lines) }
  } catch {
    return undefined
  }
}

function originalPosition({ loc }: Node, map: SourceMap, lines: readonly string[]): Position {
  const entry = map.findEntry((loc?.start.line ?? 1) - 1, loc?.start.column ?? 0)
  const [line, start] = 'originalSource' in entry ? [entry.originalLine, entry.originalColumn] : [0, 0]
  const length = /^[\w$.]+/.exec(lines[line]?.slice(start) ?? '')?.[0].length ?? 1
  return { line: line + 1, column: start + 1, endLine: line + 1, endColumn: start + 1 + length }
}
