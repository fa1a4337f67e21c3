import type { SiteShell } from 'docs-build/page'
import { Icon } from './Icon.tsx'

/** The switch between the light and the dark colour mode. CSS shows the icon of the mode that is on. */
export function ColorModeToggle({ shell }: { readonly shell: SiteShell }) {
  if (shell.colorMode.disableSwitch) return null
  const mode = shell.colorMode.default
  const label = `Switch between dark and light mode (currently ${mode} mode)`
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
