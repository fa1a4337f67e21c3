import type { ReactNode } from 'react'

/**
 * A word or two that mark what stands beside them.
 *
 *     <Badge variant="tip">New</Badge>
 */
export function Badge({
  variant = 'default',
  children,
}: {
  readonly variant?: 'default' | 'note' | 'tip' | 'info' | 'warning' | 'danger'
  readonly children?: ReactNode
}) {
  return <span className={`badge badge--${variant}`}>{children}</span>
}
