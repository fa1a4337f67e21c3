import type { ReactNode } from 'react'
import { escapeHtml } from '../html/escape-html.ts'
import { codeMeta } from './code-meta.ts'
import { textOf } from './text-of.ts'

const key: unique symbol = Symbol.for('docs-build.code')

/** What the compiler gives for a code fence, or an author for code that is known only when the page is rendered. */
export interface CodeBlockProps {
  /** Highlighted HTML. Lines are elements of class `line` only where lines are numbered or marked. */
  readonly html?: string
  /** The text of `html`, for who takes it as `children`. */
  readonly plainText?: string
  /** Code, or elements, to show as they are, in place of `html`. */
  readonly children?: ReactNode
  readonly language?: string
  /** As in Docusaurus: `language-js` names the language. */
  readonly className?: string
  /** What would stand behind the language of a fence: `title="a.js" {1,3-5} showLineNumbers`. */
  readonly metastring?: string
  readonly title?: string
  /** True, or the number of the first line. */
  readonly showLineNumbers?: boolean | number
  /** Number of the first line, when lines are numbered. */
  readonly lineNumbers?: number
  /** True when lines wrap from the start. */
  readonly wrap?: boolean
  /** True when some lines are marked as the ones to look at. */
  readonly hasFocus?: boolean
}

/** Write what a code block shows, as highlighted by the compiler or as an author wrote it. */
export function codeHtml(props: CodeBlockProps): string {
  const { html, plainText, children, metastring, showLineNumbers, lineNumbers, language } = props
  // Who stands around a block may give it other code.
  if (html !== undefined && (children === undefined || children === plainText))
    return lineNumbers === undefined ? html : numberLines(html, lineNumbers)
  const { lines, firstLine } = codeMeta(metastring)
  const first = showLineNumbers === undefined ? firstLine : Number(showLineNumbers) || undefined
  const colored = coloredLines(textOf(children).replace(/^\n|\n\s*$/g, ''), language)
  if (first === undefined && lines.size === 0) return colored.join('\n')
  const marked = colored.map((line, index) => lineHtml(line, lines.has(index + 1)))
  return first === undefined ? marked.join('') : numberLines(marked.join(''), first)
}

// The build says how code looks that it sees only now; in browsers nobody does.
const place: typeof globalThis & {
  [key]?: (code: string, language: string) => readonly string[] | undefined
} = globalThis

function coloredLines(code: string, language = 'text'): readonly string[] {
  return place[key]?.(code, language) ?? escapeHtml(code).split('\n')
}

function lineHtml(line: string, isMarked: boolean): string {
  return `<span class="${isMarked ? 'line line--highlight' : 'line'}">${line}\n</span>`
}

/** Numbers are attributes, so that they are not part of text that is copied or searched. */
function numberLines(html: string, first: number): string {
  let number = first
  return html.replace(/<span class="line(?=[ "])/g, () => `<span data-line="${number++}" class="line`)
}
