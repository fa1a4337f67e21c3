import type { ComponentProps } from 'react'
import { headings } from './headings.tsx'

/**
 * A heading of an author's component. With an id it has a link to itself, like the headings of Markdown.
 *
 *     <Heading as="h2" id="use">Use</Heading>
 */
export function Heading({ as = 'h2', ...rest }: ComponentProps<'h2'> & { readonly as?: keyof typeof headings }) {
  const Level = headings[as]
  return <Level {...rest} />
}
