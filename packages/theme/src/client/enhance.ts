import { addCodeTools } from './code-tools.ts'
import { nameDisclosures } from './disclosures.ts'
import { whenIdle } from './dom.ts'
import { hydrateIslands } from './hydrate.ts'
import { tellLostScripts } from './lost-scripts.ts'
import { watchScrollRegions } from './scroll-regions.ts'
import { slotShown } from './slot-shown.ts'
import { nameTabs, restoreTabs } from './tabs.ts'
import { watchToc } from './toc-spy.ts'
import { addZoom } from './zoom.ts'
import { enhanceSearch } from '../search/enhance-search.ts'
import { startSearchPage } from '../search/start-search-page.ts'

/** Add to an article what only a browser can do. What moves the layout comes at once, the rest when there is time. */
export function enhance(root: ParentNode): void {
  restoreTabs(root)
  hydrateIslands(root)
  enhanceSearch(root)
  startSearchPage(root)
  tellLostScripts(root)
  whenIdle(() => {
    nameDisclosures(root)
    nameTabs(root)
    watchToc()
    addCodeTools(root)
    watchScrollRegions(root)
    addZoom(root)
  })
}

/** Add the same to what components show later. */
export function startSlots(): void {
  document.addEventListener(slotShown, ({ target }) => {
    if (target instanceof HTMLElement) enhance(target)
  })
}
