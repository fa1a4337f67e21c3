import { findSettled } from './dom.ts'
import { words } from './words.ts'

/** Let keyboards scroll code and tables that are wider than the page; those that fit are no stops. */
export function watchScrollRegions(root: ParentNode): void {
  for (const region of findSettled('.table-scroll, .code-block__code', root)) observer.observe(region)
}

const observer = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const scrolls = target.scrollWidth > target.clientWidth + 1
    if (scrolls === target.hasAttribute('role') && scrolls === target.hasAttribute('tabindex')) continue
    if (scrolls) {
      target.setAttribute('tabindex', '0')
      target.role = 'group'
      target.ariaLabel = target.matches('pre') ? words.code : words.table
    } else {
      for (const attribute of ['tabindex', 'role', 'aria-label']) target.removeAttribute(attribute)
    }
  }
})
