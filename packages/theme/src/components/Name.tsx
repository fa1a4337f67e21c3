import { Fragment } from 'react'
import { splitName } from '../html/breakable.ts'

/** Show a title or label that may hold a long dotted name: it breaks at dots and capitals, not within a word. */
export function Name({ children }: { readonly children: string }) {
  return splitName(children).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
