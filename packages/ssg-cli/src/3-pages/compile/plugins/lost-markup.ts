import type { Paragraph, Root } from 'mdast'
import { lostMarkup } from '../../../diagnostics/catalogue.ts'
import type { Worded } from '../../../diagnostics/catalogue/in-own-words.ts'
import { positionOf, walk } from '../tree.ts'
import type { TreePlugin, Unit } from '../types.ts'

type Lost = Omit<Worded, 'file'>

/** What stands before the text of a line in quotes and lists. */
const container = '(?:[ \\t>]|[-*+][ \\t]|\\d{1,9}[.)][ \\t])*'

/** Two marks and more are nobody's tag: `#beta`, `#123`. One is a heading where a line of words stands alone. */
const heading = new RegExp(`^(${container})(#{2,6}|#(?=\\p{Lu}[^#]* [^#]*$))([\\p{L}\\p{N}\`*_"(][^#]*)$`, 'u')
const spacedLink =
  /(?<![\w\])\\!])\[(?!\s*\])[^[\]\n]+\]([ \t]+)\(((?:\.{0,2}\/|#[a-z])[^()\s]*|[^()\s]+\.mdx?(?:#[^()\s]*)?)\)/gi
// What comes before the first cell takes the spaces before it.
const delimiters = new RegExp(
  `^${container}(?:\\|[ \\t]*)?:?-+:?[ \\t]*\\|(?:[ \\t]*:?-+:?[ \\t]*\\|)*(?:[ \\t]*:?-+:?)?[ \\t]*$`,
)

/**
 * Tell what readers see as it is written, though it is nearly markup: a heading without a space behind its marks, a link with one
 * between its brackets, a table whose line of dashes has another number of cells than its head.
 *
 * @see https://spec.commonmark.org/0.31.2/#atx-headings
 * @see https://github.github.com/gfm/#tables-extension-
 */
export const remarkLostMarkup: TreePlugin<Root> = () => (tree, file) => {
  const { unit } = file.data
  if (!unit || !/#\S|\][ \t]+\(|-\|/.test(unit.text)) return
  walk(tree, (node) => {
    if (node.type !== 'paragraph' || !node.position) return
    for (const lost of [...lostHeadings(node, unit), ...lostLinks(node, unit), ...lostTables(node, unit)])
      unit.page.diagnostics.push(lostMarkup({ file: unit.source, ...lost }))
  })
}

function lostHeadings(paragraph: Paragraph, unit: Unit): readonly Lost[] {
  const { line: first, endLine } = positionOf(paragraph)
  return textLines(paragraph).flatMap((line) => {
    const found = heading.exec(unit.lines()[line - 1] ?? '')
    const [, before = '', marks = '', words = ''] = found ?? []
    if (!found || (marks.length === 1 && first !== endLine)) return []
    const column = before.length + 1
    const position = { line, column, endLine: line, endColumn: column + marks.length }
    const message = `Unexpected "${marks}" without a space behind it, expected one as in a heading: readers see it as it is written`
    return { position, message, hint: `Write "${marks} ${words.trim()}", or "\\${marks}" for the marks themselves.` }
  })
}

function lostLinks({ children }: Paragraph, unit: Unit): readonly Lost[] {
  return children.flatMap((child) => {
    if (child.type !== 'text' || !child.position) return []
    const { start, end } = child.position
    const lost: Lost[] = []
    for (let line = start.line; line <= end.line; line++) {
      const text = unit.lines()[line - 1] ?? ''
      for (const { 0: whole, 1: space = '', 2: target = '', index } of text.matchAll(spacedLink)) {
        const column = index + whole.length - target.length - 2 - space.length + 1
        const isIn = (line > start.line || column > start.column) && (line < end.line || column < end.column)
        if (!isIn) continue
        const position = { line, column, endLine: line, endColumn: column + space.length }
        const message = `Unexpected space between the text and the target of a link, expected none: readers see it as it is written`
        lost.push({ position, message, hint: `Write "${whole.replace(/\][ \t]+\(/, '](')}".` })
      }
    }
    return lost
  })
}

function lostTables(paragraph: Paragraph, unit: Unit): readonly Lost[] {
  return textLines(paragraph).flatMap((line) => {
    const [head = '', dashes = ''] = unit.lines().slice(line - 2, line)
    if (line === positionOf(paragraph).line || !delimiters.test(dashes) || !head.includes('|')) return []
    const [expected, found] = [cellsOf(head), cellsOf(dashes)]
    if (expected === found) return []
    const column = dashes.search(/[|:-]/) + 1
    const position = { line, column, endLine: line, endColumn: dashes.trimEnd().length + 1 }
    const message = `Unexpected line of ${found} cells below the head of a table, expected ${expected}: readers see the table as it is written`
    return { position, message, hint: `Write "${'| --- '.repeat(expected)}|".` }
  })
}

/** Numbers of the lines that begin with text, and not within code, a link or an element. */
function textLines({ children }: Paragraph): readonly number[] {
  return children.flatMap((child, index) => {
    if (child.type !== 'text' || !child.position) return []
    const { start, end } = child.position
    const lines = Array.from({ length: end.line - start.line + 1 }, (_, more) => start.line + more)
    return index === 0 ? lines : lines.slice(1)
  })
}

/** Number of the cells in a row of a table. */
function cellsOf(row: string): number {
  const inner = row.replace(new RegExp(`^${container}\\|?`), '').replace(/(?<!\\)\|?[ \t]*$/, '')
  return inner.split(/(?<!\\)\|/).length
}
