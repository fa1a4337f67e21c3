import { whenIdle } from '../dom.ts'
import { state } from '../state.ts'
import { pageLink } from './page-link.ts'
import { prefetchPage } from './pages.ts'

/** Most readers who go on go to the next page. */
export function prefetchNext(): void {
  const { route } = state.page
  whenIdle(() => {
    const link = document.querySelector<HTMLAnchorElement>('.pagination__link--next')
    const url = route === state.page.route ? pageLink(link) : undefined
    if (url) prefetchPage(url.pathname)
  })
}
