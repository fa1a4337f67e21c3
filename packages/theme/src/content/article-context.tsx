import type { Page, SiteLayout } from 'docs-build/page'
import { createContext, useContext, type ReactNode } from 'react'

interface Surroundings {
  readonly layout: SiteLayout
  readonly page: Page
}

const Context = createContext<Surroundings | undefined>(undefined)

/** Tell components of an article on which page they stand. */
export function ArticleContext({ layout, page, children }: Surroundings & { readonly children?: ReactNode }) {
  return <Context value={{ layout, page }}>{children}</Context>
}

/** Read the page on which a component stands. Undefined in an island, which lives in the browser on its own. */
export function useArticle(): Surroundings | undefined {
  return useContext(Context)
}
