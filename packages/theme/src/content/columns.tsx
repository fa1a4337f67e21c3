import type { ReactNode } from 'react'

/**
 * Parts beside each other where there is room, below each other elsewhere.
 *
 *     <Columns><Column>One</Column><Column>Two</Column></Columns>
 */
export function Columns({ count = 2, children }: { readonly count?: 2 | 3 | 4; readonly children?: ReactNode }) {
  return <div className={`columns columns--${count}`}>{children}</div>
}
