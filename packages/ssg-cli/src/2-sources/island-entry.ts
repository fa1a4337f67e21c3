import type { BundleEntry } from '../host.ts'
import { itemPrefix } from '../text/modules/doc-item.ts'
import { islandPath } from '../text/modules/island-path.ts'

/**
 * The module of an island: a file of the site, what a package exports, or what shows docs.
 *
 *     islandEntry('npm:acme-player#Player')  // → { code: 'import * as all from "acme-player"\nexport default all.Player' }
 */
export function islandEntry(key: string): BundleEntry {
  if (key.startsWith(itemPrefix)) return { code: `export { default } from ${JSON.stringify(key)}` }
  const [, of = '', module = '', name = 'default'] = /^(npm:)?([^#]+)(?:#(.+))?$/.exec(key) ?? []
  if (of === '' && !name.startsWith('default.')) return { file: `./${key}` }
  const specifier = of === '' ? `./${module}` : module
  return { code: `import * as all from ${JSON.stringify(specifier)}\nexport default all.${islandPath(name)}` }
}
