import type { Page, SiteShell } from 'docs-build/page'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { NotFound } from '../components/NotFound.tsx'
import { once } from '../server/once.ts'
import { DocMain } from './DocMain.tsx'
import { GeneratedIndexMain } from './GeneratedIndexMain.tsx'
import { SearchMain } from './SearchMain.tsx'

/** The main part of a page is needed twice: in its document and in its data. */
const rendered = new WeakMap<Page, { readonly article: string | undefined; readonly html: string }>()

/** Render the main part of a page: all that client navigation exchanges between navbar and footer. */
export function mainHtml(shell: SiteShell, page: Page, article: string | undefined): string {
  const known = rendered.get(page)
  if (known && known.article === article) return known.html
  const html = renderMain(shell, page, article)
  rendered.set(page, { article, html })
  return html
}

function renderMain(shell: SiteShell, page: Page, article = ''): string {
  const { content } = page
  switch (content.type) {
    case 'doc':
      return renderToStaticMarkup(<DocMain shell={shell} page={page} doc={content} article={article} />)
    case 'generated-index':
      return renderToStaticMarkup(<GeneratedIndexMain shell={shell} page={page} index={content} />)
    case 'react':
      // The client hydrates this element, so it holds the component's HTML and nothing else.
      return `<div class="page__react" data-react-page>${article}</div>`
    case 'search':
      return once(shell, 'search-page', () => <SearchMain shell={shell} />)
    case 'not-found':
      return once(shell, 'not-found', (): ReactElement => <NotFound shell={shell} />)
  }
}
