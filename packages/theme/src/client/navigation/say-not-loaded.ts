import { loadErrorBox } from '../load-error-box.ts'
import { mainPart } from '../main-part.ts'
import { words } from '../words.ts'

let box: HTMLElement | undefined

/** Say over the page, which stays as it is, that the next one could not be loaded, and offer to try again. */
export function sayNotLoaded(retry: () => unknown): void {
  forgetNotLoaded()
  box = loadErrorBox(retry, words.pageNotLoaded)
  box.classList.add('load-error--page')
  mainPart()?.append(box)
}

/** Take off what {@link sayNotLoaded} said. */
export function forgetNotLoaded(): void {
  box?.remove()
}
