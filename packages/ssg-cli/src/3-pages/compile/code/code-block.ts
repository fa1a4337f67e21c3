import type { Element, Properties } from 'hast'
import type { PageState, Unit } from '../types.ts'
import type { FenceMeta } from './fence-meta.ts'
import { magicComments, type MarkedCode } from './magic-comments.ts'
import { hastToHtml } from './shiki.ts'
import { transformCode } from './transform-code.ts'

/** The argument of {@link codeBlock}. */
export interface CodeBlockInput {
  readonly code: string
  readonly meta: FenceMeta
  /** Shiki name. */
  readonly language: string
  readonly unit: Unit
  /** What stands behind the language, as it is written. */
  readonly rest?: string
  /** The language as it is written. */
  readonly name?: string
}

/**
 * Make the element `CodeBlock`: `html` (the content of `code`), `language`, `lines`, and where they apply
 * `title`, `lineNumbers` (number of the first line), `wrap`, `hasFocus`, `metastring`, and
 * `className` where the language is written by another name: `language-js`.
 *
 * Its code is one string of HTML, so that a block costs one React element. Lines are elements of class `line`
 * only where lines are numbered or marked.
 */
export function codeBlock({ code, meta, language, unit, rest = '', name = '' }: CodeBlockInput): Element {
  const marked = markedCode({ code, meta, language, unit })
  const { transformers = [] } = unit.page.extensions ?? {}
  if (transformers.length > 0) return transformedBlock({ code, meta, language, unit, rest, name }, marked)
  const html = highlight(marked.lines.join('\n'), language, unit.page)
  const hasLines = marked.classes.size > 0 || meta.firstLine !== undefined
  const properties: Properties = {
    html: hasLines ? html.map((line, index) => lineHtml(line, marked.classes.get(index))).join('') : html.join('\n'),
    language,
    lines: html.length,
  }
  return elementOf(properties, { meta, rest, name }, marked)
}

function elementOf(
  properties: Properties,
  { meta, rest, name }: Required<Pick<CodeBlockInput, 'meta' | 'rest' | 'name'>>,
  marked: MarkedCode,
): Element {
  if (meta.title !== undefined) properties['title'] = meta.title
  if (meta.firstLine !== undefined) properties['lineNumbers'] = meta.firstLine
  // The types know a `wrap` of HTML, which is text; this one is a property of our component.
  if (meta.wrap !== undefined) Object.assign(properties, { wrap: meta.wrap })
  if (hasFocus(marked)) properties['hasFocus'] = true
  if (rest !== '') properties['metastring'] = rest
  if (name !== '' && name !== properties['language']) properties['className'] = [`language-${name}`]
  return { type: 'element', tagName: 'CodeBlock', properties, children: [] }
}

/** A block of which transformers of plugins may change every line: each is an element. */
function transformedBlock({ meta, language, unit, rest, name }: Required<CodeBlockInput>, marked: MarkedCode): Element {
  const { page } = unit
  const lines = transformCode({
    code: marked.lines.join('\n'),
    language,
    meta: rest,
    transformers: page.extensions?.transformers ?? [],
    highlight: (text, asked) => page.highlighter.highlight(text, page.highlighter.canonical(asked) ?? 'text'),
  })
  const html = lines.map((line, index) => {
    const { class: written, className = written, ...others } = line.properties
    const classes = [className ?? []].flat().join(' ').split(/\s+/)
    const properties = { className: [...classes, ...(marked.classes.get(index) ?? [])], ...others }
    const whole: Element = { ...line, properties, children: [...line.children, { type: 'text', value: '\n' }] }
    return hastToHtml(whole, { characterReferences: { useNamedReferences: true } })
  })
  return elementOf({ html: html.join(''), language, lines: html.length }, { meta, rest, name }, marked)
}

/** The code that is highlighted: without the comments that mark lines. */
export function markedCode({ code, meta, language, unit }: CodeBlockInput): MarkedCode {
  if (meta.lines) return withLines(code, meta.lines)
  return magicComments(code, language, unit.page.options.code.magicComments)
}

function highlight(code: string, language: string, { highlightedBlocks, highlighter }: PageState): readonly string[] {
  return highlightedBlocks?.find(code, language) ?? highlighter.highlight(code, language)
}

function withLines(code: string, numbers: ReadonlySet<number>): MarkedCode {
  const lines = code.split('\n')
  const marked = [...numbers].filter((number) => number >= 1 && number <= lines.length)
  return { lines, classes: new Map(marked.map((number) => [number - 1, ['line--highlight']])) }
}

/** The line end is inside, so that lines may be blocks and copied text still has them. */
function lineHtml(line: string, classes: readonly string[] = []): string {
  return `<span class="${['line', ...classes].join(' ')}">${line}\n</span>`
}

function hasFocus({ classes }: MarkedCode): boolean {
  return [...classes.values()].some((names) => names.includes('line--focus'))
}
