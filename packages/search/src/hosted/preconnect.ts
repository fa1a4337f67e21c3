/**
 * Let the browser connect to an origin while the reader still types. Elsewhere it does nothing.
 *
 * @see https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Attributes/rel/preconnect
 */
export function preconnect(origin: string | undefined): void {
  if (origin === undefined || typeof document === 'undefined') return
  if (document.head.querySelector(`link[rel="preconnect"][href="${CSS.escape(origin)}"]`)) return
  const link = document.createElement('link')
  link.rel = 'preconnect'
  link.href = origin
  link.crossOrigin = 'anonymous'
  document.head.append(link)
}
