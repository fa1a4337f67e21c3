import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { manifestPath } from '@docs-build/search/builder'
import { nearest } from '../../text/nearest.ts'
import { readFile } from '../../io/files/read-file.ts'

/** Pages of a language lie in a folder of its own, or in one below another: `/de/`, `/docs/de/`. */
const deepest = 2

/**
 * The folder of the output that holds the search index of a language, relative to it; a sentence when none does. Without
 * a language it is the output folder.
 */
export function indexFolder(
  outDir: string,
  language: string | undefined,
): { readonly path: string } | { readonly problem: string } {
  if (language === undefined) return { path: '' }
  const found = new Map(
    manifests(outDir, '', 0).flatMap((path) => languagesOf(join(outDir, path)).map((own) => [own, path])),
  )
  const path = found.get(language)
  if (path !== undefined) return { path: dirname(path) }
  if (found.size === 0) return { path: '' }
  const [near] = nearest(language, [...found.keys()])
  const known = [...found.keys()].map((own) => `"${own}"`).join(', ')
  const hint = near === undefined ? '' : ` Did you mean "${near}"?`
  return { problem: `Unexpected language "${language}", expected one with a search index: ${known}.${hint}` }
}

function manifests(outDir: string, folder: string, depth: number): string[] {
  const own = join(folder, manifestPath)
  const found = existsSync(join(outDir, own)) ? [own] : []
  if (depth === deepest || !existsSync(join(outDir, folder))) return found
  const folders = readdirSync(join(outDir, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return [...found, ...folders.flatMap(({ name }) => manifests(outDir, join(folder, name), depth + 1))]
}

/** The languages of an index; none when it can't be read. */
function languagesOf(file: string): readonly string[] {
  try {
    // Written by the build. Whoever asks the index checks it.
    const { ranges } = JSON.parse(readFile(file, 'utf8')) as {
      readonly ranges: readonly { readonly language: string }[]
    }
    return [...new Set(ranges.map(({ language }) => language))]
  } catch {
    return []
  }
}
