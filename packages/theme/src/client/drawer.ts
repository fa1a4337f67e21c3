import { findAll, onEvent } from './dom.ts'
import { showActiveItem } from './sidebar/current-item.ts'
import { fillGaps } from './sidebar/gaps.ts'
import { wideLayout } from './wide-layout.ts'
import { words } from './words.ts'

/** Make the popover of phones a modal drawer: focus stays in it, Back closes it, and it shows one panel at a time. */
export function startDrawer(): void {
  const drawer = findDrawer()
  if (!drawer) return
  drawer.addEventListener('toggle', ({ newState }) => {
    if (newState === 'open') opened(drawer)
  })
  // Before it closes: the browser gives the focus back to the hamburger, which must not be inert then.
  drawer.addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'closed') closed(drawer)
  })
  takePressBeside(drawer)
  onEvent('click', '[data-panel-switch]', (button) => {
    const panel = button.dataset.panelSwitch === 'docs' ? 'docs' : 'menu'
    drawer.dataset.panel = panel
    drawer
      .querySelector<HTMLElement>(panel === 'docs' ? '.drawer__docs .drawer__switch' : '.drawer__menu .drawer__switch')
      ?.focus()
  })
  matchMedia(wideLayout).addEventListener('change', ({ matches }) => {
    if (matches) closeDrawer()
  })
  for (const button of menuButtons()) button.setAttribute('aria-expanded', 'false')
}

/** Close the drawer, if it is open. Says whether it was. */
export function closeDrawer(): boolean {
  const drawer = findDrawer()
  if (!drawer?.matches(':popover-open')) return false
  drawer.hidePopover()
  return true
}

/**
 * A press beside the drawer closes it and does nothing else. The browser closes it before the press becomes a click, and
 * a backdrop of a popover takes no presses: that of a finger would meet the page behind, which is alive again.
 */
function takePressBeside(drawer: HTMLElement): void {
  let isBeside = false
  addEventListener(
    'pointerdown',
    ({ target }) => {
      isBeside = drawer.matches(':popover-open') && target instanceof Node && !drawer.contains(target)
    },
    { capture: true },
  )
  // The focus moves with the first of the two. A click without detail is one of a key or of a script.
  for (const type of ['mousedown', 'click'] as const) {
    addEventListener(
      type,
      (event) => {
        if (!isBeside || event.detail === 0) return
        event.preventDefault()
        event.stopImmediatePropagation()
        isBeside = type !== 'click'
      },
      { capture: true },
    )
  }
  drawer.addEventListener('beforetoggle', ({ newState }) => {
    // Closed by a press, a popover leaves the focus where it is.
    if (isBeside && newState === 'closed') menuButtons()[0]?.focus()
  })
}

function findDrawer(): HTMLElement | null {
  return document.querySelector<HTMLElement>('.drawer')
}

function menuButtons(): HTMLElement[] {
  return findAll('.navbar__menu')
}

function opened(drawer: HTMLElement): void {
  drawer.setAttribute('role', 'dialog')
  drawer.setAttribute('aria-modal', 'true')
  drawer.setAttribute('aria-label', words.navigation)
  drawer.dataset.panel = drawer.querySelector('.drawer__docs') ? 'docs' : 'menu'
  setBackground(true)
  for (const button of menuButtons()) button.setAttribute('aria-expanded', 'true')
  drawer.querySelector<HTMLElement>('.drawer__head [popovertargetaction]')?.focus()
  showActiveItem()
  void fillGaps()
  // An entry of its own lets Back close the drawer and stay on the page.
  if (!history.state?.drawer) history.pushState({ ...history.state, drawer: true }, '')
}

function closed(drawer: HTMLElement): void {
  for (const attribute of ['role', 'aria-modal', 'aria-label']) drawer.removeAttribute(attribute)
  setBackground(false)
  for (const button of menuButtons()) button.setAttribute('aria-expanded', 'false')
  if (history.state?.drawer) history.back()
}

function setBackground(inert: boolean): void {
  for (const element of findAll('body > :not(.frame, script), .frame > :not(.drawer)')) element.inert = inert
}
