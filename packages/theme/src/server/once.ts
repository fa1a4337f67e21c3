import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const rendered = new WeakMap<object, Map<string, string>>()

/**
 * Render a part that many pages share once per owner and key, and give its HTML.
 * The owner is the immutable value that the part is made of: the site's layout, a sidebar's items.
 *
 *     once(layout, 'footer', Footer, { layout })
 */
export function once<Props extends object>(
  owner: object,
  key: string,
  part: FunctionComponent<Props>,
  props: Props,
): string {
  let parts = rendered.get(owner)
  if (!parts) rendered.set(owner, (parts = new Map()))
  let html = parts.get(key)
  if (html === undefined) parts.set(key, (html = eachTime(part, props)))
  return html
}

/**
 * Render a part that is another one on each page.
 *
 *     eachTime(DocMain, { layout, page, doc, article })
 */
export function eachTime<Props extends object>(part: FunctionComponent<Props>, props: Props): string {
  return renderToStaticMarkup(createElement(part, props))
}
