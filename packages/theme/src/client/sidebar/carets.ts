import { findAll, make } from '../dom.ts'
import { words } from '../words.ts'
import { fill } from '../../words/fill.ts'

/** What opens a category and closes it: a button beside its name, or its name where that leads to no page of its own. */
export const carets = '.sidebar__row > [aria-expanded]'

/** Give each category that opens and closes the button that does it. The stylesheet has drawn its arrow already. */
export function addCarets(root: ParentNode): void {
  for (const row of findAll('.sidebar__row:not(.sidebar__row--fixed)', root)) {
    if (row.querySelector('[aria-expanded]')) continue
    let caret = row.querySelector<HTMLElement>('[data-first]')
    if (caret) caret.setAttribute('role', 'button')
    else {
      caret = make('button', { type: 'button', className: 'sidebar__caret' })
      row.append(caret)
    }
    nameCaret(caret, row.nextElementSibling instanceof HTMLElement && !row.nextElementSibling.hidden)
  }
}

/** Find what opens the category of a `<li>`. */
export function caretOf(item: Element): HTMLElement | null {
  return item.querySelector<HTMLElement>(`:scope > ${carets}`)
}

/** Say what a caret does next. */
export function nameCaret(caret: HTMLElement, open: boolean): void {
  caret.setAttribute('aria-expanded', String(open))
  const label = caret.previousElementSibling?.textContent
  if (label) caret.setAttribute('aria-label', fill(open ? words.collapse : words.expand, { label }))
}

/** The name of a caret's category. */
export function categoryOf(caret: Element): string {
  return caret.parentElement?.textContent ?? ''
}
