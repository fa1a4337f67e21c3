import type { ThemeRegistrationAny } from 'shiki'
import type { CodeTheme } from '../../../model/code-theme.ts'
import type { Config } from '../../../model/config.ts'
import { bundledThemes, normalizeTheme, Theme } from './shiki.ts'

/** Colours of one theme: by id, as the tokenizer gives them. Ids start at 1. */
export interface Palette {
  readonly colors: readonly string[]
  readonly foreground: string
  readonly background: string
}

type Normalized = ReturnType<typeof normalizeTheme>

/** Two themes that are matched at once. */
export interface ThemePair {
  readonly light: Palette
  readonly dark: Palette
  /** For a registry: the foreground it finds is the light colour, the background is the dark one. */
  readonly theme: Theme
  readonly raw: Parameters<typeof Theme.createFromRawTheme>[0]
}

/**
 * Load the themes of the two colour modes as one.
 *
 * A token has a foreground and a background, and themes for code set no backgrounds. So the dark colour
 * travels in the place of the background, and one pass over the code finds both colours exactly.
 */
export async function loadThemePair(themes: Config['code']['themes']): Promise<ThemePair> {
  const [lightRaw, darkRaw] = await Promise.all([loadTheme(themes.light, 'light'), loadTheme(themes.dark, 'dark')])
  const light = Theme.createFromRawTheme(lightRaw)
  const dark = Theme.createFromRawTheme(darkRaw)
  const theme = Theme.createFromRawTheme(lightRaw)
  theme.match = (scope) => {
    const inLight = light.match(scope)
    const inDark = dark.match(scope)
    if (!inLight && !inDark) return null
    return {
      fontStyle: inLight?.fontStyle ?? -1,
      foregroundId: inLight?.foregroundId ?? 0,
      backgroundId: inDark?.foregroundId ?? 0,
    }
  }
  theme.getDefaults = () => ({
    fontStyle: 0,
    foregroundId: light.getDefaults().foregroundId,
    backgroundId: dark.getDefaults().foregroundId,
  })
  return { light: palette(light, lightRaw), dark: palette(dark, darkRaw), theme, raw: lightRaw }
}

async function loadTheme(theme: string | CodeTheme, type: 'light' | 'dark'): Promise<Normalized> {
  // A copy: shiki writes into it. Its type has lists that may be changed, and is otherwise that of a theme of the config.
  if (typeof theme !== 'string') return normalizeTheme(structuredClone({ type, ...theme }) as ThemeRegistrationAny)
  const load =
    Object.entries(bundledThemes).find(([bundled]) => bundled === theme)?.[1] ?? bundledThemes['github-light']
  return normalizeTheme((await load()).default)
}

/** The tokenizer knows hexadecimal digits only: shiki has such a color in the place of each other one. */
function palette(theme: Theme, { fg, bg, colorReplacements = {} }: Normalized): Palette {
  const colors = theme.getColorMap().map((color) => color && (colorReplacements[color.toLowerCase()] ?? color))
  return { colors, foreground: fg, background: bg }
}
