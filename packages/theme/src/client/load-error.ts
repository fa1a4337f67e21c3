import { loadErrorBox } from './load-error-box.ts'

/** Say before an element that something could not be loaded for it, and offer to try again. */
export function showLoadError(element: HTMLElement, retry: () => void, text?: string): void {
  element.before(loadErrorBox(retry, text))
}
