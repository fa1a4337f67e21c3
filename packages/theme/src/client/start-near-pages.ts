import { loadPage } from './navigation/pages.ts'
import { state } from './state.ts'
import { words } from './words.ts'

/** On the page for an address that has none, name pages that may be meant. */
export function startNearPages(): void {
  const page = document.querySelector('.not-found')
  if (!page) return
  const { baseUrl, otherBases = [] } = state.site
  import('./near-pages.ts')
    .then(({ showNearPages }) => showNearPages(page, { baseUrl, otherBases, heading: words.nearPages, load: loadPage }))
    .catch((error: unknown) => console.warn('Pages with a similar address could not be found.', error))
}
