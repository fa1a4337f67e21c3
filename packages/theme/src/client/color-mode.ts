import { themeColors } from '../layouts/theme-colors.ts'
import { findAll, nameButton, onEvent } from './dom.ts'
import { state } from './state.ts'
import { readStorage, writeStorage } from './storage.ts'
import { words } from './words.ts'

type Mode = 'light' | 'dark'

/** Let readers switch between light and dark. All tabs of the site follow; the choice is kept. */
export function startColorMode(): void {
  const { respectSystem, disableSwitch } = state.site.colorMode
  show(current())
  onEvent('click', '[data-color-toggle]', () => {
    const mode = current() === 'dark' ? 'light' : 'dark'
    writeStorage('theme', mode)
    show(mode)
  })
  addEventListener('storage', ({ key, newValue }) => {
    // Without a switch there would be no way back.
    if (key === 'theme' && isMode(newValue) && !disableSwitch) show(newValue)
  })
  startPaper()
  if (!respectSystem) return
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => {
    if (!isMode(readStorage('theme'))) show(matches ? 'dark' : 'light')
  })
}

/** Paper is light: what a site says of its dark mode stays on the screen. */
function startPaper(): void {
  const { dataset } = document.documentElement
  let screen: Mode
  addEventListener('beforeprint', () => {
    screen = current()
    dataset.theme = 'light'
  })
  addEventListener('afterprint', () => (dataset.theme = screen))
}

function current(): Mode {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
}

function show(mode: Mode): void {
  document.documentElement.dataset.theme = mode
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', themeColors[mode])
  for (const toggle of findAll('[data-color-toggle]')) {
    nameButton(toggle, mode === 'dark' ? words.darkMode : words.lightMode)
    toggle.setAttribute('aria-pressed', String(mode === 'dark'))
  }
}

function isMode(value: unknown): value is Mode {
  return value === 'light' || value === 'dark'
}
