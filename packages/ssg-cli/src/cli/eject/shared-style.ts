import type { ThemePackage, ThemePart } from '../../io/packages/theme-package.ts'
import { escapeRegExp } from '../../text/html/escape.ts'

/** The stylesheet in which the classes of a component stand that has none for itself. */
export function sharedStyle({ path }: ThemePart, { styles, read }: ThemePackage): string | undefined {
  const [, name] = /\bclass(?:Name)?=\{?["'`]([\w-]+)/.exec(read(path)) ?? []
  if (name === undefined) return undefined
  const rule = new RegExp(`\\.${escapeRegExp(name)}(?![\\w-])`)
  // What a rule is not for says nothing of where that is.
  return styles.find((style) => rule.test(read(style).replace(/:not\([^()]*\)/g, '')))
}
