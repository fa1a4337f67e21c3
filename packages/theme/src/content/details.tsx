import type { ComponentProps, ReactNode } from 'react'

/**
 * A part that readers open when they want it.
 *
 *     <Details summary="Why is that?">…</Details>
 */
export function Details({
  summary,
  children,
  className,
  ...rest
}: Omit<ComponentProps<'details'>, 'summary'> & { readonly summary?: ReactNode }) {
  return (
    <details className={className ? `details ${className}` : 'details'} {...rest}>
      {summary !== undefined && <summary>{summary}</summary>}
      {children}
    </details>
  )
}
