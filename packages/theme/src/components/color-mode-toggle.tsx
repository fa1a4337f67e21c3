import type { SiteLayout } from 'docs-build/page'
import { Icon } from './icon.tsx'
import { layoutWords } from '../words/layout-words.ts'

/** The switch between the light and the dark colour mode. CSS shows the icon of the mode that is on. */
export function ColorModeToggle({ layout }: { readonly layout: SiteLayout }) {
  if (layout.colorMode.disableSwitch) return null
  const mode = layout.colorMode.default
  const { lightMode, darkMode } = layoutWords(layout).client
  const label = mode === 'dark' ? darkMode : lightMode
  return (
    <button
      type="button"
      className="icon-button color-toggle needs-script"
      aria-label={label}
      title={label}
      aria-pressed={mode === 'dark'}
      data-color-toggle=""
    >
      <Icon name="sun" className="only-light" />
      <Icon name="moon" className="only-dark" />
    </button>
  )
}

ColorModeToggle.isShared = true as const
