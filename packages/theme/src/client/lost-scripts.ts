import { findAll } from './dom.ts'
import { loadErrorBox } from './load-error-box.ts'
import { reloadWhenReachable } from './reload-when-reachable.ts'

/** Say in elements that a script defines which did not come: they say by `data-needs-script` that they are empty without it. */
export function tellLostScripts(root: ParentNode): void {
  // All modules of the page have run, or will not.
  if (document.readyState === 'complete') tell(root)
  else addEventListener('load', () => tell(root))
}

/** Say in elements that their script could not load what it needs: they tell it by this event. */
export function startLostParts(): void {
  document.addEventListener('docs-build:not-loaded', ({ target }) => {
    if (target instanceof HTMLElement) sayIn(target)
  })
}

function tell(root: ParentNode): void {
  for (const element of findAll('[data-needs-script]:not(:defined)', root)) sayIn(element)
}

function sayIn(element: HTMLElement): void {
  if (element.querySelector(':scope > .load-error')) return
  const retry = async () => {
    if (!(await reloadWhenReachable(location.href))) sayIn(element)
  }
  element.append(loadErrorBox(retry))
}
