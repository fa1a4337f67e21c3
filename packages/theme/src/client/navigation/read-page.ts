import type { PageState, SiteState } from '../../layouts/page-state.ts'
import { stateId } from '../../layouts/whole-page-script.ts'
import { mainPart } from '../main-part.ts'
import { ownHead } from './own-head.ts'

/** A page that was fetched, in the parts that the client exchanges. */
export interface FetchedPage {
  readonly state: PageState
  readonly buildId: string
  /** Title of the document. */
  readonly title: string
  /** Classes of the document. */
  readonly className: string
  /** Its URL, as sheets of paper name it. */
  readonly url: string
  /** The page's own part of the head. */
  readonly head: readonly Element[]
  readonly main: HTMLElement
  /** What all of this was read from. */
  readonly html: string
}

/**
 * Read the document of a page. Its elements belong to nobody yet, and go where they are inserted: nothing is parsed twice.
 *
 * @throws Error when the document is not a page of this theme, such as that of a redirect
 */
export function readPage(html: string): FetchedPage {
  const document = new DOMParser().parseFromString(html, 'text/html')
  const main = mainPart(document)
  const text = document.getElementById(stateId)?.textContent
  if (!main || !text) throw new Error('Unexpected document, expected a page with a main part and its state.')
  // Parsers that run no scripts read elements where browsers that do have text.
  for (const element of document.querySelectorAll('noscript')) element.textContent = element.innerHTML
  // The theme's own Document wrote it with these types; the build id proves whether it is this theme's.
  const { site, page } = JSON.parse(text) as { readonly site: SiteState; readonly page: PageState }
  return {
    state: page,
    buildId: site.buildId,
    title: document.title,
    className: document.documentElement.className,
    url: document.documentElement.dataset.url ?? '',
    head: ownHead(document),
    main,
    html,
  }
}
