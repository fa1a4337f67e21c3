import type { SiteLayout } from 'docs-build/page'
import { drawerId } from './drawer-head.tsx'
import { Icon } from './icon.tsx'
import { layoutWords } from '../words/layout-words.ts'

/** The button that opens the drawer, where there is no room for the items of the navbar. */
export function MenuButton({ layout }: { readonly layout: SiteLayout }) {
  return (
    <button
      type="button"
      className="icon-button navbar__menu"
      popoverTarget={drawerId}
      aria-label={layoutWords(layout).page.openMenu}
    >
      <Icon name="menu" />
    </button>
  )
}

MenuButton.isShared = true as const
