import type { Page, SiteLayout } from 'docs-build/page'
import { createElement, type FunctionComponent, type ReactElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { ArticleContext } from '../content/article-context.tsx'

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
 * Render a part that is another one on each page. Components in it can read the page from the context.
 *
 *     eachTime(DocMain, { layout, page, doc, article })
 *
 * @param around the page, for a part whose properties do not hold it
 */
export function eachTime<Props extends object>(
  part: FunctionComponent<Props>,
  props: Props,
  around: object = props,
): string {
  const element = createElement(part, props)
  if (!isAround(around)) return markup(element)
  const { layout, page } = around
  return markup(createElement(ArticleContext, { layout, page, isPart: true }, element))
}

/** The HTML of an element. Where a component of a site is to come to life, React has to find its texts apart again. */
function markup(element: ReactElement): string {
  const html = renderToStaticMarkup(element)
  return html.includes(' data-island=') ? renderToString(element) : html
}

function isAround(props: object): props is { readonly layout: SiteLayout; readonly page: Page } {
  return 'layout' in props && 'page' in props
}
