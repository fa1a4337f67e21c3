import { codeSpecifier } from '../../../text/markdown/mdx-code.ts'
import type { Metafile } from '../../esbuild.ts'
import { isOwnFile } from '../../packages/is-own-file.ts'
import { itemNamespace } from '../../../text/modules/doc-item.ts'
import { islandHelper } from '../../../text/modules/island-helper.ts'

type Inputs = Metafile['inputs']

/**
 * The site's own modules of a server bundle that are rendered and never run in a browser: those that a component which is
 * imported by a page or registered reaches without passing through an island. A React page runs in browsers with all it
 * imports, unless it holds an island.
 *
 * @param replacements files of the site in the place of the theme's; what the theme itself brings to life is its own matter
 */
export function staticModules(inputs: Inputs, replacements: readonly string[], siteDir: string): readonly string[] {
  const entries = Object.keys(inputs).filter((path) => /^docs-build-entry:(?:file|mdx|page):/.test(path))
  const reached = new Set<string>()
  for (const entry of [...entries, ...replacements]) {
    const modules = reachedFrom(entry, inputs)
    const isLive = entry.startsWith('docs-build-entry:page:') && !modules.some((path) => isIsland(path, inputs))
    if (!isLive) for (const path of modules) reached.add(path)
  }
  return [...reached]
    .filter((path) => inputs[path] && isCode(path) && isOwnFile(path, siteDir) && !isIsland(path, inputs))
    .sort()
}

/** All that an entry imports, islands included, but not what is behind these. */
export function reachedFrom(entry: string, inputs: Inputs): readonly string[] {
  const seen = new Set([entry])
  for (const path of seen) {
    if (isIsland(path, inputs)) continue
    for (const imported of inputs[path]?.imports ?? []) if (!imported.external) seen.add(imported.path)
  }
  return [...seen]
}

/** Namespace of the modules that stand in the place of packages whose components are islands. */
export const packageIsland = 'docs-build-package-island'

/**
 * True for what stands in the place of a module that runs in browsers: it imports the module itself, or stands for a package. The
 * code of MDX asks for what makes islands where it has some.
 */
function isIsland(path: string, inputs: Inputs): boolean {
  if (path.startsWith(`${packageIsland}:`) || path.startsWith(`${itemNamespace}:`)) return true
  const isCodeOfMdx = path.endsWith(codeSpecifier)
  const asked = (imported: string) =>
    imported === `${path}?original` || (isCodeOfMdx && imported.endsWith(islandHelper))
  return inputs[path]?.imports.some((imported) => asked(imported.path)) ?? false
}

function isCode(path: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(path) && !path.includes(':')
}
