import { words } from './words.ts'
/** Make a box that says that something could not be loaded and offers to try again, which takes the box away. */
export function loadErrorBox(retry: () => void, text: string = words.partNotLoaded): HTMLElement {
  const box = document.createElement('div')
  box.className = 'load-error'
  box.setAttribute('role', 'alert')
  const message = document.createElement('p')
  message.textContent = navigator.onLine ? text : words.offline
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button button--plain'
  button.textContent = words.retry
  button.addEventListener('click', () => {
    box.remove()
    retry()
  })
  box.append(message, button)
  return box
}
