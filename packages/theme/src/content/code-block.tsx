import { Children, isValidElement, type ReactNode } from 'react'
import { codeHtml, type CodeBlockProps } from './code-html.ts'
import { codeMeta } from './code-meta.ts'

/** A code block: title, code that scrolls. The client adds the buttons to copy and to wrap. */
export function CodeBlock(props: CodeBlockProps) {
  const { className = '', language = /\blanguage-(\S+)/.exec(className)?.[1], wrap = false, hasFocus = false } = props
  const title = codeMeta(props.metastring).title ?? props.title
  return (
    <figure
      className={hasFocus ? 'code-block code-block--focus' : 'code-block'}
      data-language={language?.toLowerCase() ?? 'text'}
      data-wrap={wrap ? '' : undefined}
    >
      {title !== undefined && <figcaption className="code-block__title">{title}</figcaption>}
      {/* Code that is wider than its block scrolls, by keyboard too; the client takes the tab stop from code that fits. */}
      <pre className="code-block__code" tabIndex={0}>
        {hasElements(props.children) ? (
          <code>{props.children}</code>
        ) : (
          <code dangerouslySetInnerHTML={{ __html: codeHtml({ ...props, language }) }} />
        )}
      </pre>
    </figure>
  )
}

/** What authors give as elements is marked up by them. */
function hasElements(children: ReactNode): boolean {
  return Children.toArray(children).some((child) => isValidElement(child))
}
