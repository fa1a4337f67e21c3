import type { ReactNode } from 'react'

/**
 * A picture of a screen in a frame, with what it shows below. Readers can open it in full.
 *
 *     <Screenshot caption="The new chart">![A line chart of two pumps](./chart.png)</Screenshot>
 */
export function Screenshot({ caption, children }: { readonly caption?: string; readonly children?: ReactNode }) {
  return (
    <figure className="screenshot">
      <div className="screenshot__frame">{children}</div>
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
