import type { SiteLayout } from 'docs-build/page'
import { Brand } from './brand.tsx'
import { ColorModeToggle } from './color-mode-toggle.tsx'
import { Icon } from './icon.tsx'
import { layoutWords } from '../words/layout-words.ts'

/** Id of the drawer, which the button with three lines opens. */
export const drawerId = '_drawer'

/** What the drawer begins with: brand, colour mode, and the button that closes it. */
export function DrawerHead({ layout }: { readonly layout: SiteLayout }) {
  return (
    <div className="drawer__head">
      <Brand layout={layout} />
      <ColorModeToggle layout={layout} />
      <button
        type="button"
        className="icon-button"
        popoverTarget={drawerId}
        popoverTargetAction="hide"
        aria-label={layoutWords(layout).page.closeMenu}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}

// What a site puts in the place of one of them may be another one on each page.
DrawerHead.isShared = Brand.isShared && ColorModeToggle.isShared
