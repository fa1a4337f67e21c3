import { isValidElement, type ComponentProps, type ReactNode } from 'react'

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
      {isSummary(summary) ? summary : summary !== undefined && <summary>{summary}</summary>}
      {children}
    </details>
  )
}

/** An author may give the element itself, with attributes of its own. */
function isSummary(summary: ReactNode): boolean {
  return isValidElement(summary) && summary.type === 'summary'
}
