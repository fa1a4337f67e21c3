import { findAll } from './dom.ts'

const buttons = '.dropdown > summary, .menu__group > summary, .toc-fold > summary'

/**
 * Name the summaries of the layout what they are to a reader: buttons that open a list. HTML gives a summary no role of
 * its own, so browsers and tools for accessibility each make something else of it. Details in articles stay as they are.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/
 */
export function nameDisclosures(root: ParentNode): void {
  for (const summary of findAll(buttons, root)) {
    const details = summary.parentElement
    if (!(details instanceof HTMLDetailsElement) || summary.hasAttribute('role')) continue
    summary.setAttribute('role', 'button')
    const tell = () => summary.setAttribute('aria-expanded', String(details.open))
    tell()
    details.addEventListener('toggle', tell)
  }
}
