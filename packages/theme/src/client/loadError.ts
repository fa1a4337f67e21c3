/** Say beside an element what could not be loaded for it, and offer to try again. */
export function showLoadError(element: HTMLElement, error: unknown, retry: () => void): void {
  const box = document.createElement('div')
  box.className = 'load-error'
  box.setAttribute('role', 'alert')
  const message = document.createElement('p')
  message.textContent = String(error)
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button'
  button.textContent = 'Retry'
  button.addEventListener('click', () => {
    box.remove()
    retry()
  })
  box.append(message, button)
  element.before(box)
}
