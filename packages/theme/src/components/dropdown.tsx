import type { ReactNode } from 'react'

/**
 * A button that shows a list of links: a disclosure, which works without JavaScript.
 * The client adds hover, Escape and arrow keys.
 */
export function Dropdown({
  label,
  children,
  ...data
}: {
  readonly label: ReactNode
  readonly children: ReactNode
  readonly 'data-versions'?: string
  readonly 'data-locale'?: string
}) {
  return (
    <details className="dropdown" {...data}>
      <summary className="dropdown__button">{label}</summary>
      <ul className="dropdown__list">{children}</ul>
    </details>
  )
}
