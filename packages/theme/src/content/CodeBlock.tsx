import type { ReactNode } from 'react'
import { escapeHtml } from '../html/escapeHtml.ts'
import { textOf } from './textOf.ts'

/** What the compiler gives for a code fence, or an author for code that is known only when the page is rendered. */
export interface CodeBlockProps {
  /** Highlighted HTML. Lines are elements of class `line` only where lines are numbered or marked. */
  readonly html?: string
  /** Code to show as it is, in place of `html`. */
  readonly children?: ReactNode
  readonly language?: string
  readonly title?: string
  /** Number of the first line, when lines are numbered. */
  readonly lineNumbers?: number
  /** True when lines wrap from the start. */
  readonly wrap?: boolean
  /** True when some lines are marked as the ones to look at. */
  readonly hasFocus?: boolean
}

/** The frame of a code block: title, code that scrolls. The client adds the buttons to copy and to wrap. */
export function CodeBlock({
  children,
  html = escapeHtml(textOf(children)),
  language = 'text',
  title,
  lineNumbers,
  wrap = false,
  hasFocus = false,
}: CodeBlockProps) {
  const code = lineNumbers === undefined ? html : numberLines(html, lineNumbers)
  return (
    <figure
      className={hasFocus ? 'code-block code-block--focus' : 'code-block'}
      data-language={language}
      data-wrap={wrap ? '' : undefined}
    >
      {title !== undefined && <figcaption className="code-block__title">{title}</figcaption>}
      {/* Code that is wider than its block scrolls, by keyboard too; the client takes the tab stop from code that fits. */}
      <pre className="code-block__code" tabIndex={0}>
        <code dangerouslySetInnerHTML={{ __html: code }} />
      </pre>
    </figure>
  )
}

/** Numbers are attributes, so that they are not part of text that is copied or searched. */
function numberLines(html: string, first: number): string {
  let number = first
  return html.replace(/<span class="line(?=[ "])/g, () => `<span data-line="${number++}" class="line`)
}
