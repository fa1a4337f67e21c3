import { make } from './dom.ts'

let region: HTMLElement | undefined

/** Tell screen readers something that changed on the page. */
export function announce(message: string): void {
  if (!region) {
    region = make('div', { className: 'visually-hidden', role: 'status' })
    document.body.append(region)
  }
  const known = region
  known.textContent = ''
  // They tell what changes in a region that they know, also the same once more.
  setTimeout(() => (known.textContent = message), 100)
}
