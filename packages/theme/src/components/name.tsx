import { Fragment } from 'react'
import { nameParts } from '../html/breakable.ts'

/**
 * Show a title or label that may hold a long dotted name: it breaks at dots and capitals, not within a word.
 *
 * What follows the last dot has a box of its own, so the line ends at that dot, and the capitals serve only where
 * the part alone is too long: `system.thermo.if97.` and below it `specificEnthalpySaturatedLiquid`.
 */
export function Name({ children }: { readonly children: string }) {
  const parts = nameParts(children)
  // What the last part ends with, such as the brackets of `start()`, is no place to break at.
  const tail = parts.slice(0, -1).findLastIndex((part) => /[^\p{L}\p{N}]$/u.test(part)) + 1
  const isOneName = !/\s/.test(children)
  if (!isOneName || tail === 0 || tail === parts.length - 1) return <Parts>{parts}</Parts>
  return (
    <>
      <Parts>{parts.slice(0, tail)}</Parts>
      <wbr />
      <span className="name-tail">
        <Parts>{parts.slice(tail)}</Parts>
      </span>
    </>
  )
}

function Parts({ children }: { readonly children: readonly string[] }) {
  return children.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
