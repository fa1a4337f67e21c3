import type { Code, Root } from 'mdast'
import { unknownLanguage } from '../../../diagnostics/catalogue.ts'
import { codeBlock } from '../code/code-block.ts'
import { fenceMeta } from '../code/fence-meta.ts'
import { includedCode } from '../code/included-code.ts'
import { placeOf, walk } from '../tree.ts'
import type { TreePlugin, Unit } from '../types.ts'
import { textPlace } from '../text-place.ts'

/** Highlight fenced and indented code. What it needs must be loaded: {@link languageOf} says what. */
export const remarkCodeBlocks: TreePlugin<Root> = () => (tree, file) => {
  const { unit } = file.data
  if (!unit) return
  walk(tree, (node) => {
    if (node.type === 'code') node.data = { ...node.data, made: elementOf(node, unit) }
  })
}

function elementOf(node: Code, unit: Unit) {
  const { page, source } = unit
  const meta = fenceMeta(node.lang ?? '', node.meta ?? '')
  const language = languageOf(node, unit)
  if (meta.language !== undefined && language === undefined) {
    const available = page.highlighter.names
    page.diagnostics.push(
      unknownLanguage({ file: source, place: inFence(node, meta.language, unit), language: meta.language, available }),
    )
  }
  if (language !== undefined && language !== 'text') page.languages.add(language)
  const included = meta.file && includedCode(meta.file, unit, inFence(node, meta.file.specifier, unit))
  if (included && 'problem' in included) page.diagnostics.push(included.problem)
  const code = included && 'code' in included ? included.code : node.value
  return codeBlock({ code, meta, language: language ?? 'text', unit })
}

/** The shiki name of a block's language, undefined when there is none of the name that the author wrote. */
export function languageOf(node: Code, { page }: Pick<Unit, 'page'>): string | undefined {
  const { language, file } = fenceMeta(node.lang ?? '', node.meta ?? '')
  if (language !== undefined) return page.highlighter.canonical(language)
  const extension = file && /\.(\w+)$/.exec(file.specifier)?.[1]
  return page.highlighter.canonical(extension ?? page.options.code.defaultLanguage) ?? 'text'
}

/** The place of a word in the line that opens a fence. */
function inFence(node: Code, word: string, unit: Unit) {
  const place = placeOf(node)
  const line = unit.lines()[place.line - 1] ?? ''
  const opening = { ...place, endLine: place.line, endColumn: Math.max(place.column + 1, line.trimEnd().length + 1) }
  return textPlace(opening, word, unit)
}
