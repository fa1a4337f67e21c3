import { whenLeft } from '../client/hydrate.ts'
import { loadErrorBox } from '../client/load-error-box.ts'
import { writeAddress } from '../client/navigation/address.ts'
import { restoreScroll } from '../client/navigation/scroll-memory.ts'
import { reloadWhenReachable } from '../client/reload-when-reachable.ts'
import { environment, longestQuery } from './environment.ts'

/** Bring the search page to life, if the page that is shown is it. Its box takes text before that. */
export function startSearchPage(root: ParentNode): void {
  const element = root.querySelector<HTMLElement>('[data-search-page]')
  if (!element) return
  const box = element.querySelector('input')
  const query = new URLSearchParams(location.search).get('q')
  // `maxlength` only holds for what is typed.
  if (box && query && box.value === '') box.value = query.slice(0, longestQuery)
  if (!query) box?.focus()
  let hasLeft = false
  whenLeft(element, () => (hasLeft = true))
  const fail = () =>
    element.before(
      loadErrorBox(async () => {
        writeAddress(`?q=${encodeURIComponent(box?.value ?? '')}`, 'same')
        if (!(await reloadWhenReachable(location.href))) fail()
      }),
    )
  Promise.all([import('./mount-search-page.tsx'), environment()]).then(
    ([{ mountSearchPage }, found]) => {
      if (hasLeft || !found) return
      // Where the page is a file, that is its address.
      const href = location.protocol === 'file:' ? location.pathname : found.site.href
      const own = { ...found, site: { ...found.site, href } }
      whenLeft(element, mountSearchPage(element, { environment: own, writeAddress, filled: restoreScroll }))
      void found.engine.prepare()
    },
    (error: unknown) => {
      console.warn('The search could not be loaded.', error)
      if (!hasLeft) fail()
    },
  )
}
