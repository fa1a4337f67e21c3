import { findAll } from '../dom.ts'
import { words } from '../words.ts'
import { fill } from '../../words/say.ts'

/** Give each category that opens and closes the button that does it. The stylesheet has drawn its arrow already. */
export function addCarets(root: ParentNode): void {
  for (const row of findAll('.sidebar__row:not(.sidebar__row--fixed)', root)) {
    if (row.querySelector('.sidebar__caret')) continue
    const caret = document.createElement('button')
    caret.type = 'button'
    caret.className = 'sidebar__caret'
    row.append(caret)
    nameCaret(caret, row.nextElementSibling instanceof HTMLElement && !row.nextElementSibling.hidden)
  }
}

/** Find the button of a category's `<li>`. */
export function caretOf(item: Element): HTMLElement | null {
  return item.querySelector<HTMLElement>(':scope > .sidebar__row > .sidebar__caret')
}

/** Say what a caret does next. */
export function nameCaret(caret: HTMLElement, open: boolean): void {
  const label = caret.previousElementSibling?.textContent ?? ''
  caret.setAttribute('aria-expanded', String(open))
  caret.setAttribute('aria-label', fill(open ? words.collapse : words.expand, { label }))
}
