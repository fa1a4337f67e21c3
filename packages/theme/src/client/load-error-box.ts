import { make } from './dom.ts'
import { words } from './words.ts'

/**
 * Make a box that says that something could not be loaded and offers to try again, which takes the box away. The box of a try
 * that failed too gets the focus that went with the one before.
 */
export function loadErrorBox(retry: () => unknown, text: string = words.partNotLoaded): HTMLElement {
  const message = make('p', {}, navigator.onLine ? text : words.offline)
  const button = make('button', { type: 'button', className: 'button button--plain' }, words.retry)
  const box = make('div', { className: 'load-error', role: 'alert' }, message, button)
  button.addEventListener('click', async () => {
    const place = box.parentElement
    box.remove()
    await retry()
    if (!document.querySelector(':focus')) place?.querySelector<HTMLElement>('.load-error button')?.focus()
  })
  return box
}
