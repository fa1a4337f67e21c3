let region: HTMLElement | undefined

/** Tell screen readers something that changed on the page. */
export function announce(message: string): void {
  if (!region) {
    region = document.createElement('div')
    region.className = 'visually-hidden'
    region.setAttribute('role', 'status')
    document.body.append(region)
  }
  region.textContent = message
}
