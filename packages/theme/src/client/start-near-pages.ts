/** On the page for an address that has none, name pages that may be meant. */
export function startNearPages(): void {
  const page = document.querySelector('.not-found')
  // A folder without a server has no list of its pages, and scripts may not read it.
  if (!page || location.protocol === 'file:') return
  import('./near-pages.ts')
    .then(({ showNearPages }) => showNearPages(page))
    .catch((error: unknown) => console.warn('Pages with a similar address could not be found.', error))
}
