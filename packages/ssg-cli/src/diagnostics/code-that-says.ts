import type { Host } from '../host.ts'
import type { Position } from '../model/diagnostic.ts'
import { moduleEndings } from '../text/module-endings.ts'
import { positionAt } from '../text/position-at.ts'
import { folderOf, joinPath } from '../text/resolve-path.ts'
import { textOf } from '../text/text-of.ts'

/** Where code has a text in quotes. */
export interface Said {
  readonly file: string
  /** As it is written there. */
  readonly text: string
  readonly position: Position
}

/** Imports and exports of others, well enough to find files by: what is no file is passed over. */
const specifiers = /\b(?:from|import|require)\s*\(?\s*(['"])((?:\.{1,2}|@site)\/[^'"\n]+)\1/g

// More than a page imports of its site, less than takes long to read.
const mostFiles = 200

/**
 * Find the texts in the code that a file of the site imports, itself or by other files: where a component has the URL of a
 * link that it makes. In the file itself nothing is looked for.
 */
export function codeThatSays(
  { files }: Pick<Host, 'files'>,
  from: readonly string[],
  texts: readonly string[],
): readonly Said[] {
  const found: Said[] = []
  const reached = new Set(from)
  const own = from[0]
  for (const file of reached) {
    if (reached.size > mostFiles) break
    const code = textOf({ files }, file) ?? ''
    for (const [, , specifier = ''] of code.matchAll(specifiers)) {
      const path = moduleOf(
        files,
        joinPath(specifier.startsWith('@site/') ? '' : folderOf(file), specifier.replace(/^@site\//, '')),
      )
      if (path !== undefined) reached.add(path)
    }
    if (file !== own && !/\.mdx?$/.test(file)) found.push(...saidIn(file, code, texts))
  }
  return found
}

function moduleOf(files: Host['files'], path: string): string | undefined {
  const paths = ['', ...moduleEndings, ...moduleEndings.map((ending) => `/index${ending}`)].map(
    (ending) => path + ending,
  )
  return paths.find((each) => files.stat(each)?.isFile && /\.(?:m?jsx?|tsx?|mdx?)$/.test(each))
}

function saidIn(file: string, code: string, texts: readonly string[]): readonly Said[] {
  return [...new Set(texts)].flatMap((text) =>
    ['"', "'", '`'].flatMap((quote) => {
      const written = quote + text + quote
      const at = code.indexOf(written)
      return at < 0 ? [] : [{ file, text, position: positionAt(code, at + 1, text.length) }]
    }),
  )
}
