import type { ComponentType, ReactNode } from 'react'
import type { SiteLayout, Page } from './page.ts'

/**
 * What a theme package exports from its server entry (`exports['./server']`).
 * It renders with the same React as the generator: import it as a peer. What it says of itself as data, a
 * {@link ThemeManifest}, is `theme.json` beside its `package.json`. If it has an entry `./content`, which exports
 * `components` alone, browsers get that when components of a site import from `@theme/…`.
 */
export interface Theme {
  /** HTML element names and component names → what renders them in articles. */
  readonly components: Readonly<Record<string, ComponentType<never>>>
  /**
   * The whole document, from `<html>`. `article` is the rendered HTML of the doc or React page, undefined for other content.
   * It is rendered with `renderToString`; the generator adds the doctype.
   */
  readonly Document: ComponentType<{
    readonly layout: SiteLayout
    readonly page: Page
    readonly article: string | undefined
  }>
  /** Wraps an article while it is rendered, so that components can read the page from a context. */
  readonly ArticleContext: ComponentType<{
    readonly layout: SiteLayout
    readonly page: Page
    readonly children?: ReactNode
  }>
  /** Reads what `ArticleContext` tells, for hooks that docs import. `isPart`: around the article. Undefined elsewhere. */
  readonly useArticle?: () =>
    | { readonly layout: SiteLayout; readonly page: Page; readonly isPart?: boolean }
    | undefined
  /** Inline scripts that `Document` contains, verbatim, for the Content-Security-Policy. */
  readonly inlineScripts: (layout: SiteLayout) => readonly string[]
}
