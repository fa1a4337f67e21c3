import type { SiteLayout } from 'docs-build/page'
import { Icon } from './icon.tsx'
import { layoutWords } from '../words/layout-words.ts'

/** The switch of the colour mode: light, dark, or that of the system where the site heeds it. CSS shows the icon of what is chosen. */
export function ColorModeToggle({ layout }: { readonly layout: SiteLayout }) {
  const { default: mode, disableSwitch, respectSystem } = layout.colorMode
  if (disableSwitch) return null
  const { lightMode, darkMode, systemMode } = layoutWords(layout).client
  const label = respectSystem ? systemMode : mode === 'dark' ? darkMode : lightMode
  return (
    <button
      type="button"
      className="icon-button color-toggle needs-script"
      aria-label={label}
      title={label}
      aria-pressed={respectSystem ? undefined : mode === 'dark'}
      data-color-toggle=""
    >
      <Icon name="sun" className="only-light" />
      <Icon name="moon" className="only-dark" />
      {respectSystem && <Icon name="screen" className="color-toggle__system" />}
    </button>
  )
}

ColorModeToggle.isShared = true as const
