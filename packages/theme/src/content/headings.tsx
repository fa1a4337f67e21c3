import type { ComponentProps, FunctionComponent } from 'react'
import { textOf } from './textOf.ts'

type Level = 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
type HeadingProps = ComponentProps<'h2'>

/** Headings with a link to themselves, which shows on hover and focus. */
export const headings: Readonly<Record<Level, FunctionComponent<HeadingProps>>> = {
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
}

function heading(Level: Level): FunctionComponent<HeadingProps> {
  return function Heading({ id, children, ...rest }: HeadingProps) {
    return (
      <Level id={id} {...rest}>
        {children}
        {id !== undefined && (
          <a className="hash-link" href={`#${id}`} aria-label={`Direct link to ${textOf(children)}`} />
        )}
      </Level>
    )
  }
}
