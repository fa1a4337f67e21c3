import { words } from '../words.ts'
const delay = 200
const minimum = 0.08
const trickleSpeed = 800

let bar: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** Show, if it takes longer than a moment, that the next page is on its way. */
export function startProgress(): void {
  stopProgress()
  timer = setTimeout(() => {
    bar = document.createElement('div')
    bar.className = 'progress'
    bar.setAttribute('role', 'progressbar')
    bar.setAttribute('aria-label', words.loadingPage)
    document.body.append(bar)
    show(minimum)
  }, delay)
}

/** Take the progress bar away. */
export function stopProgress(): void {
  clearTimeout(timer)
  bar?.remove()
  bar = undefined
}

function show(part: number): void {
  if (!bar) return
  // The policy forbids style attributes, but not what scripts set on the style object.
  bar.style.scale = `${part} 1`
  bar.setAttribute('aria-valuenow', String(Math.round(part * 100)))
  // The bar slows down the nearer it comes to the end, which it reaches only with the page.
  timer = setTimeout(() => show(part + (0.994 - part) * 0.15), trickleSpeed)
}
