import type { Host } from '../host.ts'
import type { Position } from '../model/diagnostic.ts'
import { bodyLines } from '../text/markdown/body-lines.ts'
import { esmBlocks } from '../text/markdown/esm-blocks.ts'
import { bodyStart } from '../text/markdown/front-matter.ts'
import { moduleEndings } from '../text/modules/module-endings.ts'
import { positionsIn } from '../text/markdown/position-at.ts'
import { folderOf, joinPath } from '../text/urls/resolve-path.ts'
import { textOf } from '../text/text-of.ts'

/** Where code has a text in quotes, or in the parentheses of `url(…)`. */
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
 * Find the texts in the code that a file of the site imports, itself or by other files, and in what Markdown exports: where
 * a component has the URL of a link that it makes. Of the file itself nothing else is looked at.
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
    if (/\.mdx?$/.test(file)) found.push(...saidIn(file, statementsOf(code), texts))
    else if (file !== own) found.push(...saidIn(file, code, texts))
  }
  return found
}

function moduleOf(files: Host['files'], path: string): string | undefined {
  const paths = ['', ...moduleEndings, ...moduleEndings.map((ending) => `/index${ending}`)].map(
    (ending) => path + ending,
  )
  return paths.find((each) => files.stat(each)?.isFile && /\.(?:m?jsx?|tsx?|mdx?)$/.test(each))
}

/** The statements of an MDX file where they stand, without what is around them. */
function statementsOf(text: string): string {
  const { lines } = esmBlocks(text, bodyLines(text, bodyStart(text), 'mdx'))
  const code: string[] = []
  for (const line of lines) code[line.number - 1] = line.text
  return code.join('\n')
}

function* saidIn(file: string, code: string, texts: readonly string[]): Generator<Said> {
  const positionOf = positionsIn(code)
  for (const text of new Set(texts)) {
    for (const [start, end] of ['""', "''", '``', '()']) {
      const written = `${start}${text}${end}`
      for (let at = code.indexOf(written); at >= 0; at = code.indexOf(written, at + 1))
        yield { file, text, position: positionOf(at + 1, at + 1 + text.length) }
    }
  }
}
