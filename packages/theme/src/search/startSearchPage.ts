import { whenLeft } from '../client/hydrate.ts'
import { showLoadError } from '../client/loadError.ts'
import { placeAddress } from '../client/navigation/navigation.ts'
import { restoreScroll } from '../client/navigation/scrollMemory.ts'
import { environment } from './environment.ts'

/** Bring the search page to life, if the page that is shown is it. Its box takes text before that. */
export function startSearchPage(root: ParentNode): void {
  const element = root.querySelector<HTMLElement>('[data-search-page]')
  const found = environment()
  if (!element || !found) return
  const box = element.querySelector('input')
  const query = new URLSearchParams(location.search).get('q')
  if (box && query && box.value === '') box.value = query
  if (!query) box?.focus()
  let hasLeft = false
  whenLeft(() => (hasLeft = true))
  const mount = async () => {
    try {
      const { mountSearchPage } = await import('./mountSearchPage.tsx')
      if (!hasLeft)
        whenLeft(mountSearchPage(element, { environment: found, place: placeAddress, filled: restoreScroll }))
    } catch (error) {
      console.warn('The search could not be loaded.', error)
      if (!hasLeft) showLoadError(element, error, () => void mount())
    }
  }
  void mount()
}
