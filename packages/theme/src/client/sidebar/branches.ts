import { loadErrorBox } from '../load-error-box.ts'
import { reloadWhenReachable } from '../reload-when-reachable.ts'
import { state } from '../state.ts'
import { caretOf, nameCaret } from './carets.ts'
import { loadSidebar } from './items.ts'

/** Open the category of a caret, or close it. What it holds is fetched the first time. */
export async function toggle(caret: HTMLElement, attempt = 0): Promise<void> {
  const item = caret.closest('li')
  if (!item || caret.hasAttribute('aria-busy')) return
  if (caret.getAttribute('aria-expanded') === 'true') return setOpen(item, false)
  item.querySelector(':scope > .load-error')?.remove()
  if (!item.querySelector(':scope > ul')) {
    caret.setAttribute('aria-busy', 'true')
    try {
      await addChildren(item)
    } catch (error) {
      // Some browsers keep failures of modules: another document is the way to load them.
      if (attempt > 0 && (await reloadWhenReachable(location.href))) return
      // The page that is read stays.
      console.warn('A part of the page could not be loaded.', error)
      item.append(loadErrorBox(() => (caret.focus({ preventScroll: true }), toggle(caret, attempt + 1))))
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
  const { items, drawing } = await loadSidebar(sidebar.dataUrl)
  drawing.drawChildren(item, items)
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
