import type { ReactNode } from 'react'

/**
 * A button that shows a list of links: a disclosure, which works without JavaScript.
 * The client adds hover, Escape and arrow keys.
 */
export function Dropdown({
  label,
  className,
  children,
  ...data
}: {
  readonly label: ReactNode
  /** Further classes. */
  readonly className?: string
  readonly children: ReactNode
  readonly 'data-versions'?: string
  readonly 'data-lacking'?: string
  readonly 'data-locale'?: string
}) {
  return (
    <details className={className === undefined ? 'dropdown' : `dropdown ${className}`} {...data}>
      <summary className="dropdown__button">{label}</summary>
      <ul className="dropdown__list">{children}</ul>
    </details>
  )
}
