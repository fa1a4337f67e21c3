import type { SiteLayout } from 'docs-build/page'
import { Brand } from './brand.tsx'
import { drawerId } from './drawer-head.tsx'
import { Icon } from './icon.tsx'
import { layoutWords } from '../words/layout-words.ts'

/** What the navbar begins with: the button that opens the drawer, and the brand. */
export function NavbarStart({ layout }: { readonly layout: SiteLayout }) {
  return (
    <>
      <button
        type="button"
        className="icon-button navbar__menu"
        popoverTarget={drawerId}
        aria-label={layoutWords(layout).page.openMenu}
      >
        <Icon name="menu" />
      </button>
      <Brand layout={layout} />
    </>
  )
}
