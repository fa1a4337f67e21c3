import type { Root } from 'mdast'
import { pageTooDeep } from '../../diagnostics/catalogue.ts'
import { isStackOverflow } from '../../text/is-stack-overflow.ts'
import { memo } from '../../text/memo.ts'
import { parseMarkdown } from './markdown/parse-markdown.ts'
import { deepJsx } from './module/deep-jsx.ts'
import { directiveMakers } from './plugins/directives/makers.ts'
import { prepare } from './prepare/prepare.ts'
import type { SourceFile } from './source-files.ts'
import { isParserMessage, syntaxError } from './syntax-error.ts'
import { tooDeep } from './too-deep.ts'
import { positionOf } from './tree.ts'
import type { PageState, Unit } from './types.ts'

/** A file with its tree. */
export interface ParsedFile extends Pick<Unit, 'source' | 'format' | 'text' | 'lines' | 'headingMarks'> {
  readonly tree: Root
  /** True if it cannot be parsed. */
  readonly isBroken: boolean
}

/** Parse a file; its tree is empty when it cannot be parsed, which is told. */
export function parseFile({ source, format, text, bodyOffset }: SourceFile, page: PageState): ParsedFile {
  // Offsets are counted with the line ends of the file.
  const before = text.slice(0, bodyOffset).replace(/\r\n?/g, '\n')
  const whole = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
  const directives = new Set(directiveMakers(page.options.markdown).keys())
  const prepared = prepare({ text: whole, bodyOffset: before.length, format, directives })
  const lines = memo(() => whole.split('\n'))
  const parsed = parse(prepared.text, { source, format, page, lines })
  return { source, format, text: whole, lines, headingMarks: prepared.marks, ...parsed }
}

function parse(
  text: string,
  { source, format, page, lines }: Pick<Unit, 'source' | 'format' | 'page' | 'lines'>,
): Pick<ParsedFile, 'tree' | 'isBroken'> {
  try {
    const { math, mdx1 } = page.options.markdown
    const tree = parseMarkdown(text, format, { user: page.extensions?.syntax, math, mdx1 })
    const deep = tooDeep(tree)
    const position = deep ? positionOf(deep) : format === 'mdx' ? deepJsx(tree) : undefined
    if (!position) return { tree, isBroken: false }
    page.diagnostics.push(pageTooDeep({ file: source, position }))
    return { tree: { type: 'root', children: [] }, isBroken: true }
  } catch (error) {
    if (!isParserMessage(error)) throw error
    const syntax = syntaxError(error, source, lines(), text)
    const { line = 1, column = 1, endLine = line, endColumn = column } = syntax
    const tooDeepThere = () => pageTooDeep({ file: source, position: { line, column, endLine, endColumn } })
    const isTooDeep = error.ruleId === 'too-deep' || isStackOverflow(error.cause)
    page.diagnostics.push(isTooDeep ? tooDeepThere() : syntax)
    return { tree: { type: 'root', children: [] }, isBroken: true }
  }
}
