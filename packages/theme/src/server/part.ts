import type { Page, SiteLayout } from 'docs-build/page'
import type { FunctionComponent } from 'react'
import { eachTime, once } from './once.ts'

/** A part of a page that the theme says to be equal on pages for which it has the same key. */
export interface SharedPart<Props> extends FunctionComponent<Props> {
  /** Of the theme: what a site puts in its place may be another one on each page. */
  isShared?: true
}

/**
 * Render a part that stands around the article: the one of the theme once for a key, one of the site for each page, which it can
 * read from the context.
 *
 *     part({ layout, page }, 'footer', Footer, { layout })
 */
export function part<Props extends object>(
  { layout, page }: { readonly layout: SiteLayout; readonly page: Page },
  key: string,
  component: SharedPart<Props>,
  props: Props,
): string {
  return component.isShared ? once(layout, key, component, props) : eachTime(component, props, { layout, page })
}
