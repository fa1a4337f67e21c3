import type { Config } from '../model/config.ts'
import { isThemeModule } from '../text/docusaurus-theme.ts'
import { moduleEndings } from '../text/module-endings.ts'
import { moduleFile } from '../text/theme-files.ts'

type Items = Readonly<Record<string, string>>

/**
 * What shows the docs of collections, without modules that nobody has: a theme may not be installed. Those of packages are looked for
 * when they are bundled.
 *
 * @param isFile says whether a path of the site is a file
 */
export function knownItems(
  { articles, modules }: Pick<Config['theme'], 'articles' | 'modules'>,
  isFile: (path: string) => boolean,
): { readonly known: Items; readonly missing: readonly string[] } {
  const isKnown = (item: string) => {
    const [, theme] = /^@theme\/(.+)$/.exec(item) ?? []
    if (theme !== undefined) return isThemeModule(theme) || moduleFile(theme, isFile, modules) !== undefined
    const [, file] = /^(?:@site|\.)\/(.+)$/.exec(item) ?? []
    return (
      file === undefined ||
      ['', '/index'].some((index) => ['', ...moduleEndings].some((end) => isFile(file + index + end)))
    )
  }
  const all = Object.entries(articles?.items ?? {})
  return {
    known: Object.fromEntries(all.filter(([, item]) => isKnown(item))),
    missing: [...new Set(all.map(([, item]) => item))].filter((item) => !isKnown(item)),
  }
}
