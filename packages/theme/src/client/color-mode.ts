import { themeColors } from '../layouts/theme-colors.ts'
import { findAll, nameButton, onEvent } from './dom.ts'
import { state } from './state.ts'
import { removeStorage, writeStorage } from './storage.ts'
import { words } from './words.ts'

type Mode = 'light' | 'dark'
/** What a reader chose. `system` is no choice: the mode is that of the system. */
type Choice = Mode | 'system'

/** What the button chooses after each choice. */
const next = { system: 'light', light: 'dark', dark: 'system' } as const
const dark = matchMedia('(prefers-color-scheme: dark)')

/**
 * Let readers choose between light, dark and, where the site heeds it, what their system says. All tabs of the site follow; the
 * choice is kept. What stands on the root element counts, whoever sets it.
 */
export function startColorMode(): void {
  const { respectSystem, disableSwitch, default: unchosen } = state.site.colorMode
  const { dataset } = document.documentElement
  showChoice()
  new MutationObserver(showChoice).observe(document.documentElement, {
    attributeFilter: ['data-theme', 'data-theme-choice'],
  })
  const choose = (choice: Choice) => {
    dataset.themeChoice = choice
    dataset.theme = choice === 'system' ? systemMode() : choice
  }
  onEvent('click', '[data-color-toggle]', () => {
    const choice = respectSystem ? next[currentChoice()] : current() === 'dark' ? 'light' : 'dark'
    if (choice === 'system') removeStorage('theme')
    else writeStorage('theme', choice)
    choose(choice)
  })
  addEventListener('storage', ({ key, newValue }) => {
    // Without a switch there would be no way back.
    if (key !== 'theme' || disableSwitch) return
    choose(isMode(newValue) ? newValue : respectSystem ? 'system' : unchosen)
  })
  startPaper()
  dark.addEventListener('change', () => {
    if (dataset.themeChoice === 'system') dataset.theme = systemMode()
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

function systemMode(): Mode {
  return dark.matches ? 'dark' : 'light'
}

function current(): Mode {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
}

function currentChoice(): Choice {
  return document.documentElement.dataset.themeChoice === 'system' ? 'system' : current()
}

function showChoice(): void {
  const mode = current()
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', themeColors[mode])
  for (const toggle of findAll('[data-color-toggle]')) {
    nameButton(toggle, words[`${currentChoice()}Mode`])
    if (!state.site.colorMode.respectSystem) toggle.setAttribute('aria-pressed', String(mode === 'dark'))
  }
}

function isMode(value: unknown): value is Mode {
  return value === 'light' || value === 'dark'
}
