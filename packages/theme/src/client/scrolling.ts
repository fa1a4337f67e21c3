import { iconButton, whenIdle } from './dom.ts'
import { mainPart } from './main-part.ts'
import { spyToc } from './toc-spy.ts'
import { words } from './words.ts'

/** Below this height there is a way back to the top. */
const backToTopFrom = 300

let last: number | undefined
let waiting = false
let toTop: HTMLButtonElement | undefined

/** Follow the scroll: the navbar makes room on the way down, the table of contents marks what is read. */
export function startScrolling(): void {
  // Not at once: that would lay out the page before its turn.
  whenIdle(() => (last ??= scrollY))
  const hides = document.querySelector('.navbar[data-hides]') !== null
  addEventListener(
    'scroll',
    () => {
      if (waiting) return
      waiting = true
      requestAnimationFrame(() => {
        waiting = false
        scrolled(hides)
      })
    },
    { passive: true },
  )
}

/** Show the navbar, whatever the scroll: a page begins with it. */
export function showNavbar(): void {
  delete document.documentElement.dataset.navbar
  last = scrollY
  if (toTop) toTop.hidden = true
}

function scrolled(hides: boolean): void {
  const y = Math.max(0, scrollY)
  const up = last !== undefined && y < last
  if (y !== last) {
    if (hides) moveNavbar(y, up)
    offerTop(up && y > backToTopFrom)
  }
  last = y
  spyToc()
}

function moveNavbar(y: number, up: boolean): void {
  const root = document.documentElement
  const height = document.querySelector('.navbar')?.clientHeight ?? 0
  // Overscroll at the end of the page bounces back up: that is no wish to see the navbar.
  const atEnd = y + innerHeight + height >= root.scrollHeight
  if (y < height) delete root.dataset.navbar
  else if (!up) root.dataset.navbar = 'hidden'
  else if (!atEnd) delete root.dataset.navbar
}

function offerTop(offered: boolean): void {
  if (!toTop && offered) {
    toTop = iconButton('back-to-top', words.backToTop, 'M6 14l6-6 6 6')
    toTop.addEventListener('click', () => {
      scrollTo({ top: 0 })
      // The button goes away: whoever came by key goes on from the top.
      mainPart()?.focus({ preventScroll: true })
    })
    mainPart()?.after(toTop)
  }
  if (toTop) toTop.hidden = !offered
}
