import { hashValues } from '../../text/hash.ts'
import type { ServerInput } from '../../host.ts'

/**
 * The name of a bundle for what it is asked for. What is said of the site counts only where files of the site are bundled: the code
 * of a theme is the same under each.
 */
export function bundleKey(input: ServerInput): string {
  const { entries, theme, baseUrl, site } = input
  const isThemeAlone =
    Object.values(entries).every((entry) => 'code' in entry) && Object.keys(theme.components).length === 0
  return hashValues(entries, theme.package, theme.components, ...(isThemeAlone ? [] : [baseUrl, site]))
}
