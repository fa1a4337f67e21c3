import { onEvent, opensElsewhere } from '../client/dom.ts'
import { state } from '../client/state.ts'
import { takeKeptQuery } from './kept-query.ts'
import { loadSearch, openSearch, toggleSearch } from './open-search.ts'
import { takeEarlyKeys } from './take-early-keys.ts'

/** Let readers open the search: by its buttons, by Ctrl or Cmd with K, by a slash, by typing on a button. */
export function startSearch(): void {
  if (!state.site.search) return
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) onEvent(type, '[data-search]', loadSearch)
  onEvent('click', '[data-search]', (_, event) => {
    // A click that asks for another tab gets the search page.
    if (opensElsewhere(event)) return
    event.preventDefault()
    toggleSearch()
  })
  document.addEventListener('keydown', pressed)
  const early = takeEarlyKeys()
  const text = takeKeptQuery() ?? early
  if (text === '') toggleSearch()
  else if (text !== undefined) openSearch(text)
}

function pressed(event: KeyboardEvent): void {
  const { key, altKey, shiftKey, isComposing } = event
  if (event.defaultPrevented || isComposing || altKey) return
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-search]') : null
  const hasCommand = event.ctrlKey || event.metaKey
  if (hasCommand && !shiftKey && key.toLowerCase() === 'k') toggleSearch()
  else if (hasCommand) return
  else if (key === '/' && !isTextField(event.composedPath()[0])) toggleSearch()
  else if (button && key === ' ') button.click()
  // The browser writes the character into the search box, which has the focus by then.
  else if (button && /^[\p{L}\p{N}]$/u.test(key)) return openSearch('')
  else return
  event.preventDefault()
}

/** Inputs that take no text. */
const untyped = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']

function isTextField(target: EventTarget | undefined): boolean {
  if (target instanceof HTMLInputElement) return !untyped.includes(target.type)
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('textarea, select'))
}
