import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const rendered = new WeakMap<object, Map<string, string>>()

/**
 * Render a part that many pages share once per owner and key, and give its HTML.
 * The owner is the immutable value that the part is made of: the site's layout, a sidebar's items.
 *
 *     once(layout, 'footer', () => <Footer layout={layout} />)
 */
export function once(owner: object, key: string, part: () => ReactNode): string {
  let parts = rendered.get(owner)
  if (!parts) rendered.set(owner, (parts = new Map()))
  let html = parts.get(key)
  if (html === undefined) parts.set(key, (html = renderToStaticMarkup(part())))
  return html
}
