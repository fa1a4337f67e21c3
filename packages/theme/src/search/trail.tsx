import type { TextPart } from '@docs-build/search'
import { Fragment } from 'react'
import { Marked } from './marked.tsx'

/** Show the headings above a hit, from the page on. */
export function Trail({ levels }: { readonly levels: readonly (readonly TextPart[])[] }) {
  return levels.map((parts, index) => (
    <Fragment key={index}>
      {index > 0 && ' › '}
      <Marked parts={parts} />
    </Fragment>
  ))
}
