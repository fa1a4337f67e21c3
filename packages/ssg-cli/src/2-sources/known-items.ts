import type { Config } from '../model/config.ts'
import { isThemeModule } from '../text/modules/docusaurus-theme.ts'
import { moduleEndings } from '../text/modules/module-endings.ts'
import { moduleFile } from '../text/modules/theme-files.ts'

/**
 * A theme with what shows the docs of collections, without modules that nobody has: a theme may not be installed. Those of packages are looked for
 * when they are bundled.
 *
 * @param isFile says whether a path of the site is a file
 */
export function knownItems(
  theme: Config['theme'],
  isFile: (path: string) => boolean,
): { readonly theme: Config['theme']; readonly missing: readonly string[] } {
  const { articles, modules } = theme
  if (!articles?.items) return { theme, missing: [] }
  const isKnown = (item: string) => {
    const [, name] = /^@theme\/(.+)$/.exec(item) ?? []
    if (name !== undefined) return isThemeModule(name) || moduleFile(name, isFile, modules) !== undefined
    const [, file] = /^(?:@site|\.)\/(.+)$/.exec(item) ?? []
    return (
      file === undefined ||
      ['', '/index'].some((index) => ['', ...moduleEndings].some((end) => isFile(file + index + end)))
    )
  }
  const all = Object.entries(articles.items)
  return {
    theme: { ...theme, articles: { ...articles, items: Object.fromEntries(all.filter(([, item]) => isKnown(item))) } },
    missing: [...new Set(all.map(([, item]) => item))].filter((item) => !isKnown(item)),
  }
}
