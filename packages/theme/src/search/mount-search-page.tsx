import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { completeEnvironment } from './complete-environment.ts'
import { retryOnline } from './retry-online.ts'
import type { GivenEnvironment } from './search-environment.ts'
import { SearchPage } from './search-page.tsx'
import { searchPageModel, type SearchPageInput } from './search-page-model.ts'
import { SearchWords } from './search-words.tsx'

interface MountInput extends Omit<SearchPageInput, 'typed' | 'environment'> {
  readonly environment: GivenEnvironment
  /** The first results are shown: what depends on the height of the page can happen. */
  readonly filled: () => void
}

/** Bring the search page to life. What was typed into its box meanwhile is kept. Returns what takes it off again. */
export function mountSearchPage(
  element: HTMLElement,
  { filled, environment: given, ...input }: MountInput,
): () => void {
  const before = element.querySelector('input')
  const hadFocus = before !== null && document.activeElement === before
  const typed = { text: before?.value ?? '', from: before?.selectionStart ?? 0, to: before?.selectionEnd ?? 0 }
  const environment = completeEnvironment(given)
  const model = searchPageModel({ ...input, environment, typed: typed.text })
  const endRetry = retryOnline(model.session)
  const root = createRoot(element)
  flushSync(() =>
    root.render(
      <SearchWords value={environment.speech}>
        <SearchPage environment={environment} model={model} filled={filled} />
      </SearchWords>,
    ),
  )
  const box = element.querySelector('input')
  // Without a query the page is for typing one; with one it is for reading.
  if (hadFocus || (model.address().text === '' && isNowhere(document.activeElement))) {
    box?.focus()
    box?.setSelectionRange(typed.from, typed.to)
  }
  return () => {
    endRetry()
    model.end()
    root.unmount()
  }
}

/** Says whether the focus is where a page that was just loaded or navigated to has it. */
function isNowhere(element: Element | null): boolean {
  return element === null || element.matches('body, main')
}
