import type { SidebarItem } from 'docs-build/page'
import { closedList } from '../../html/sidebar-html.ts'
import { findAll } from '../dom.ts'
import { loadErrorBox } from '../load-error-box.ts'
import { state } from '../state.ts'
import { addCarets, caretOf, nameCaret } from './carets.ts'
import { drawSidebar } from './draw.ts'
import { categoryAt, loadItems } from './items.ts'

/** Open the category of a caret, or close it. What it holds is fetched the first time. */
export async function toggle(caret: HTMLElement): Promise<void> {
  const item = caret.closest('li')
  if (!item || caret.hasAttribute('aria-busy')) return
  if (caret.getAttribute('aria-expanded') === 'true') return setOpen(item, false)
  item.querySelector(':scope > .load-error')?.remove()
  if (!item.querySelector(':scope > ul')) {
    caret.setAttribute('aria-busy', 'true')
    try {
      await addChildren(item)
    } catch (error) {
      // The page that is read stays: the category's name is a link for those who want another.
      const box = loadErrorBox(error, () => {
        caret.focus({ preventScroll: true })
        void toggle(caret)
      })
      item.append(box)
      return
    } finally {
      caret.removeAttribute('aria-busy')
    }
  }
  setOpen(item, true)
}

async function addChildren(item: HTMLLIElement): Promise<void> {
  const { sidebar } = state.page
  if (!sidebar) return
  const items = await loadItems(sidebar.dataUrl)
  const category = categoryAt(item, items)
  if (!category) return drawAgain(item, items)
  if (item.querySelector(':scope > ul')) return
  const list = document.createElement('ul')
  list.className = 'sidebar__list'
  list.innerHTML = closedList(category.items)
  item.append(list)
  addCarets(list)
}

/** The sidebar is not what it was when the page was loaded: show what it is now, and stay at the category. */
function drawAgain(item: Element, items: readonly SidebarItem[]): void {
  const name = caretOf(item)?.getAttribute('aria-label')
  drawSidebar(items)
  const same = findAll('#_sidebar .sidebar__caret').find((caret) => caret.getAttribute('aria-label') === name)
  same?.focus({ preventScroll: true })
}

/** Show or hide what a category holds. */
export function setOpen(item: Element, open: boolean): void {
  const list = item.querySelector<HTMLElement>(':scope > ul')
  if (list) list.hidden = !open
  const caret = caretOf(item)
  if (caret) nameCaret(caret, open)
  if (open && state.site.autoCollapse) collapseSiblings(item)
}

function collapseSiblings(item: Element): void {
  for (const sibling of item.parentElement?.children ?? []) {
    if (sibling !== item && caretOf(sibling)?.getAttribute('aria-expanded') === 'true') setOpen(sibling, false)
  }
}
