const defaultMode = `const useDefaultMode = () => useThemeConfig().colorMode?.defaultMode === 'dark' ? 'dark' : 'light'
const modeOf = (colorMode, colorModeChoice, setColorMode) => ({ colorMode, colorModeChoice, setColorMode, isDarkTheme: colorMode === 'dark',
  setLightTheme: () => setColorMode('light'), setDarkTheme: () => setColorMode('dark') })`

const onServer = `${defaultMode}
export const useColorMode = () => modeOf(useDefaultMode(), null, () => undefined)`

// The root element holds the mode: the theme's own switch and every island follow it, in this tab and in others.
const inBrowser = `import { useSyncExternalStore } from 'react'
${defaultMode}
const followMode = (changed) => {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-theme-choice'] })
  return () => observer.disconnect()
}
const currentMode = () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light')
const keptMode = () => { try { return localStorage.getItem('theme') } catch { return null } }
const keepMode = (mode) => { try { mode === null ? localStorage.removeItem('theme') : localStorage.setItem('theme', mode) } catch {} }
const systemMode = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
export const useColorMode = () => {
  const fallback = useDefaultMode()
  const { respectPrefersColorScheme } = useThemeConfig().colorMode ?? {}
  const colorMode = useSyncExternalStore(followMode, currentMode, () => fallback)
  const choice = useSyncExternalStore(followMode, keptMode, () => null)
  const setColorMode = (mode, { persist = true } = {}) => {
    const { dataset } = document.documentElement
    dataset.themeChoice = mode ?? (respectPrefersColorScheme ? 'system' : fallback)
    dataset.theme = mode ?? (respectPrefersColorScheme ? systemMode() : fallback)
    if (persist) keepMode(mode)
  }
  return modeOf(colorMode, choice, setColorMode)
}`

/**
 * The code of `useColorMode`: where a page is rendered, the mode that the config names, which islands show first as well.
 *
 * @see https://docusaurus.io/docs/api/themes/configuration#use-color-mode
 */
export function colorMode(isBrowser: boolean): string {
  return isBrowser ? inBrowser : onServer
}
