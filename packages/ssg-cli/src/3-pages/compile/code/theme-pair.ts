import type { Config } from '../../../model/config.ts'
import { bundledThemes, normalizeTheme, Theme } from './shiki.ts'

/** Colours of one theme: by id, as the tokenizer gives them. Ids start at 1. */
export interface Palette {
  readonly colors: readonly string[]
  readonly foreground: string
  readonly background: string
}

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
export async function loadThemePair(names: Config['code']['themes']): Promise<ThemePair> {
  const [lightRaw, darkRaw] = await Promise.all([loadTheme(names.light), loadTheme(names.dark)])
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

async function loadTheme(name: string): Promise<ReturnType<typeof normalizeTheme>> {
  const load = Object.entries(bundledThemes).find(([bundled]) => bundled === name)?.[1] ?? bundledThemes['github-light']
  return normalizeTheme((await load()).default)
}

function palette(theme: Theme, raw: ReturnType<typeof normalizeTheme>): Palette {
  return { colors: theme.getColorMap(), foreground: raw.fg, background: raw.bg }
}
