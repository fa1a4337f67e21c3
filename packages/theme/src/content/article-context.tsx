import type { Page, SiteLayout } from 'docs-build/page'
import { createContext, useContext, type ReactNode } from 'react'

interface Surroundings {
  readonly layout: SiteLayout
  readonly page: Page
  /** True around the article: addresses there are as they are written. */
  readonly isPart?: boolean
}

const Context = createContext<Surroundings | undefined>(undefined)

/** Tell components on which page they stand. */
export function ArticleContext({ children, ...around }: Surroundings & { readonly children?: ReactNode }) {
  return <Context value={around}>{children}</Context>
}

/** Read the page on which a component stands. Undefined in an island, which lives in the browser on its own. */
export function useArticle(): Surroundings | undefined {
  return useContext(Context)
}
