import type { Page, ReactPageContent, SiteLayout } from 'docs-build/page'
import { NotFound } from '../components/not-found.tsx'
import { escapeHtml } from '../html/escape-html.ts'
import { eachTime } from '../server/once.ts'
import { DocMain } from './doc-main.tsx'
import { GeneratedIndexMain } from './generated-index-main.tsx'
import { PostArchiveMain } from './post-archive-main.tsx'
import { PostAuthorsMain } from './post-authors-main.tsx'
import { PostListMain } from './post-list-main.tsx'
import { PrintMain } from './print-main.tsx'
import { SearchMain } from './search-main.tsx'

/** The main part of a page is needed twice: in its document and in its data. */
const rendered = new WeakMap<Page, RenderedMain>()

interface RenderedMain {
  readonly layout: SiteLayout
  readonly article: string | undefined
  readonly html: string
}

/** Render the main part of a page: all that client navigation exchanges between navbar and footer. */
export function mainHtml(layout: SiteLayout, page: Page, article: string | undefined): string {
  const known = rendered.get(page)
  // While a site is watched, a page may stay what it is and its layout become another one.
  if (known && known.layout === layout && known.article === article) return known.html
  const html = renderMain(layout, page, article)
  rendered.set(page, { layout, article, html })
  return html
}

function renderMain(layout: SiteLayout, page: Page, article = ''): string {
  const { content } = page
  const around = { layout, page }
  switch (content.type) {
    case 'doc':
      return eachTime(DocMain, { layout, page, doc: content, article })
    case 'generated-index':
      return eachTime(GeneratedIndexMain, { layout, page, index: content })
    case 'post-list':
      return eachTime(PostListMain, { layout, list: content }, around)
    case 'post-archive':
      return eachTime(PostArchiveMain, { layout, archive: content }, around)
    case 'post-authors':
      return eachTime(PostAuthorsMain, { layout, content }, around)
    case 'print':
      return eachTime(PrintMain, { layout, page, section: content })
    case 'react':
      // The client hydrates this element, so it holds the component's HTML and nothing else.
      return `<div class="page__react" data-react-page${propsAttribute(content.props)}>${article}</div>`
    case 'search':
      return eachTime(SearchMain, { layout }, around)
    case 'not-found':
      return withoutMain(eachTime(NotFound, { layout, location: placeOf(page.route) }, around))
  }
}

function placeOf(pathname: string): { readonly pathname: string; readonly search: string; readonly hash: string } {
  return { pathname, search: '', hash: '' }
}

/** A page has one main part: what a site shows in its place may bring one of its own. */
function withoutMain(html: string): string {
  return html.replace(/<(\/?)main(?=[\s>])/g, '<$1div')
}

/** What the client hands to the component again. */
function propsAttribute(props: ReactPageContent['props']): string {
  return props === undefined ? '' : ` data-props="${escapeHtml(JSON.stringify(props))}"`
}
