import type { PageState, SiteState } from '../layouts/page-state.ts'

interface State {
  site: SiteState
  /** `html` is the document that navigation fetched; the page of this document has none. */
  page: PageState & { readonly html?: string }
}

/** What the server said about the site and about the page that is shown. Navigation replaces `page`. */
export const state: State = readState()

function readState(): State {
  // The theme's own Document wrote it with these types, in the same build.
  return JSON.parse(document.getElementById('_state')?.textContent ?? '') as State
}
