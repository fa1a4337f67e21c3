import { Children, type ComponentProps, type FunctionComponent, type ReactNode } from 'react'
import { Name } from '../components/name.tsx'
import { textOf } from './text-of.ts'
import { layoutWords } from '../words/layout-words.ts'
import { fill } from '../words/fill.ts'
import { useArticle } from './article-context.tsx'

type Level = 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
type HeadingProps = ComponentProps<'h2'>

/** Headings break long names where a reader would; those of sections have a link to themselves, which shows on hover and focus. */
export const headings: Readonly<Record<'h1' | Level, FunctionComponent<HeadingProps>>> = {
  h1: ({ children, ...rest }: HeadingProps) => <h1 {...rest}>{withNames(children)}</h1>,
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
}

function heading(Level: Level): FunctionComponent<HeadingProps> {
  return function Heading({ id, children, ...rest }: HeadingProps) {
    const { directLink } = layoutWords(useArticle()?.layout).page
    return (
      <Level id={id} {...rest}>
        {withNames(children)}
        {id !== undefined && (
          <a className="hash-link" href={`#${id}`} aria-label={fill(directLink, { heading: textOf(children) })} />
        )}
      </Level>
    )
  }
}

function withNames(children: ReactNode): ReactNode {
  return Children.map(children, (child) => (typeof child === 'string' ? <Name>{child}</Name> : child))
}
