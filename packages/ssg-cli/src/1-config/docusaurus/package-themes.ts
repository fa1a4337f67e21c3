import { isAbsolute } from 'node:path'
import type { Files } from '../../host.ts'
import type { Plugin } from '../../plugin.ts'
import { moduleName } from '../../text/modules/theme-files.ts'
import { textOf } from '../../text/text-of.ts'
import { wayFrom } from '../../text/urls/resolve-path.ts'
import { joined, type Part } from './part.ts'
import { swizzled } from './swizzled.ts'

/**
 * Join to a config of ours what themes of packages have in the place of modules of Docusaurus' theme. Of two packages the later one
 * counts, and before both what the site has itself.
 *
 * @see https://docusaurus.io/docs/swizzling#theme-aliases
 */
export function withPackageThemes(
  config: Readonly<Record<string, unknown>>,
  plugins: readonly Plugin[],
  { files, siteDir }: { readonly files: Pick<Files, 'list' | 'read' | 'stat'>; readonly siteDir: string },
): Part {
  const filesIn = (folder: string) =>
    files.stat(folder) === undefined ? [] : files.list(folder).files.map(({ path }) => path)
  const facts = { filesIn, textOf: (path: string) => textOf({ files }, path) ?? '' }
  const taken = new Set(filesIn('src/theme').map(moduleName))
  const parts: Part[] = []
  for (const folder of plugins.flatMap(({ themes = [] }) => themes).toReversed()) {
    const path = isAbsolute(folder) ? wayFrom(siteDir, folder) : folder
    parts.unshift(swizzled(facts, path, taken))
    for (const file of filesIn(path)) taken.add(moduleName(file))
  }
  return joined([...parts, { config }])
}
