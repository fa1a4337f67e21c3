import { wideLayout } from '../wide-layout.ts'

/** What scrolls: the docs panel of wide screens, or the drawer. */
export function paneOf(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>(matchMedia(wideLayout).matches ? '.drawer__docs' : '.drawer')
}
