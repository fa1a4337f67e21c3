import { loadErrorBox } from './load-error-box.ts'

/** Say before an element what could not be loaded for it, and offer to try again. */
export function showLoadError(element: HTMLElement, error: unknown, retry: () => void): void {
  element.before(loadErrorBox(error, retry))
}
