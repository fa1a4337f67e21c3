import { findAll } from './dom.ts'
import { openPanel } from './tabs.ts'

/**
 * Find the element that a hash means, as a browser does: by its id, or an anchor by its name.
 *
 * @see https://html.spec.whatwg.org/multipage/browsing-the-web.html#find-a-potential-indicated-element
 */
export function hashTarget(hash: string): HTMLElement | null {
  if (hash.length < 2) return null
  try {
    return named(decodeURIComponent(hash.slice(1)))
  } catch {
    // A hash that isn't encoded text can still be an id as it stands.
    return named(hash.slice(1))
  }
}

function named(id: string): HTMLElement | null {
  return document.getElementById(id) ?? document.querySelector<HTMLElement>(`a[name="${CSS.escape(id)}"]`)
}

/**
 * Open the tabs and details around the target of a hash, and mark it: a page that came without a load has no `:target`.
 * Says whether something had to be opened.
 */
export function reveal(hash: string): boolean {
  const target = hashTarget(hash)
  for (const before of findAll('[data-target]')) delete before.dataset.target
  if (target) target.dataset.target = ''
  let changed = false
  for (let element: HTMLElement | null = target; element; element = element.parentElement) {
    if (element.hidden && element.getAttribute('role') === 'tabpanel') {
      openPanel(element)
      changed = true
    } else if (element instanceof HTMLDetailsElement && !element.open && element !== target) {
      element.open = true
      changed = true
    }
  }
  return changed
}

/** Open what hides the target of a link or of the address, before the browser scrolls there. */
export function startReveal(): void {
  // Capture: the browser's own jump comes after the click, and finds the target in view.
  document.addEventListener(
    'click',
    ({ target }) => {
      // Says to the stylesheet that jumps are a reader's from here on.
      document.documentElement.dataset.clicked = ''
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      if (link?.hash && link.pathname === location.pathname) reveal(link.hash)
    },
    { capture: true },
  )
  addEventListener('hashchange', () => revealAddress())
  revealAddress()
}

function revealAddress(): void {
  if (reveal(location.hash)) hashTarget(location.hash)?.scrollIntoView()
}
