import type { Nodes, Root, Text } from 'mdast'
import { noDirective } from '../../../diagnostics/catalogue.ts'
import type { Diagnostic, Position } from '../../../model/diagnostic.ts'
import type { TreePlugin, Unit } from '../types.ts'
import { directiveMakers } from './directives/makers.ts'

/** A line as it is written: behind the marks of quotes and lists, colons and what is behind them. */
const written = /^([\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)*)(:{3,})([ \t]*)(\S*)/

/** Report lines of text that were meant as directives and are none: readers see the colons. */
export const remarkNoDirectives: TreePlugin<Root> = () => (tree, file) => {
  const { unit } = file.data
  if (!unit?.text.includes(':::')) return
  const found = linesIn(tree, unit)
  const named = found.filter(({ name }) => name !== '')
  const isOpen = unit.page.diagnostics.some(({ file: of, code }) => of === unit.source && code === 'unclosed-directive')
  // What closes nothing is most likely left over from another mistake, which is told.
  for (const line of named.length > 0 || isOpen ? named : found) unit.page.diagnostics.push(told(line, unit))
}

/** A line of text that begins with colons. */
interface ColonLine {
  readonly line: number
  readonly before: string
  readonly colons: string
  readonly space: string
  readonly name: string
}

function linesIn(node: Nodes, unit: Unit): readonly ColonLine[] {
  if (!('children' in node)) return []
  return node.children.flatMap((child, index) =>
    child.type === 'text' && node.type === 'paragraph' ? linesOf(child, index === 0, unit) : linesIn(child, unit),
  )
}

function linesOf({ value, position }: Text, isFirst: boolean, { lines }: Unit): readonly ColonLine[] {
  if (!value.includes(':::') || !position) return []
  return value.split('\n').flatMap((part, index) => {
    // What goes on behind another node is no beginning of a line.
    if (!part.startsWith(':::') || (index === 0 && !isFirst)) return []
    const line = position.start.line + index
    // Colons that are escaped are not found.
    const found = written.exec(lines()[line - 1] ?? '')
    const [, before = '', colons = '', space = '', name = ''] = found ?? []
    return found ? [{ line, before, colons, space, name }] : []
  })
}

function told({ line, before, colons, space, name }: ColonLine, unit: Unit): Diagnostic {
  const column = before.length + 1
  const text = colons + (name === '' ? '' : space + name)
  const position: Position = { line, column, endLine: line, endColumn: column + text.length }
  const at = { file: unit.source, position }
  if (name === '')
    return noDirective({
      ...at,
      message: `Unexpected "${text}" in text, expected a line that opens a directive before it: it closes none`,
      hint: 'Take it away, or write "\\:" for plain colons.',
    })
  const [word = ''] = /^[a-z][\w-]*/i.exec(name) ?? []
  const isKnown = directiveMakers(unit.page.options.markdown).has(word)
  const example = `${colons}${isKnown ? word : 'note'}`
  const message =
    space !== '' && isKnown
      ? `Unexpected space behind "${colons}", expected "${example}": it is shown as text`
      : `Unexpected "${text}" in text, expected a directive such as "${example}[Title]"`
  const hint =
    'Write the name right behind the colons, then "[Title]" and "{#id}" where they are wanted; "\\:" is a plain colon.'
  return noDirective({ ...at, message, hint })
}
