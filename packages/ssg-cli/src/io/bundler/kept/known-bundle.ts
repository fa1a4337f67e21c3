import { join } from 'node:path'
import type { ServerInput } from '../../../host.ts'
import type { Diagnostic } from '../../../model/diagnostic.ts'
import { hashValues } from '../../../text/hash.ts'
import type { MadeOf } from '../../ready-made/ready-made.ts'
import { areCurrent, type BundleInputs } from './bundle-inputs.ts'
import type { BundlerOptions } from '../bundler-options.ts'
import { areWhole, type KeptFiles } from './kept-files.ts'

/** A bundle as it is kept. */
export interface StoredBundle extends MadeOf {
  /** By their paths below the folder of the bundle. */
  readonly files: KeptFiles
  /** Files that decide what the imports in it mean. What comes with the package has none: a site adds nothing to it. */
  readonly lookups?: BundleInputs
  /** What is wrong in the files that went in; a bundle without is sound. */
  readonly warnings?: readonly Diagnostic[]
  /** True for one that is not kept: nobody knows all that it was made of. */
  readonly isOpen?: true
}

/** A bundle that holds, and where its files are. */
export interface KnownBundle<T extends StoredBundle> {
  readonly stored: T
  /** Absolute path. */
  readonly folder: string
}

/**
 * The bundle that is known under a key and was made of the files as they are: the site's own, or one that came with the
 * package.
 *
 * @param name of the folder of such bundles in the work folder
 */
export function knownBundle<T extends StoredBundle>(
  step: string,
  key: string,
  name: string,
  { siteDir, workDir, cache, ready, onInputs, onDamage }: BundlerOptions,
): KnownBundle<T> | undefined {
  const own = cache.get<T>(step, key)
  if (own) onInputs(step, { ...own.lookups, ...own.inputs })
  if (own && areCurrent(own.inputs, siteDir) && areCurrent(own.lookups ?? {}, siteDir)) {
    const folder = join(workDir, name)
    if (areWhole(own.files, folder, onDamage)) return { stored: own, folder }
  }
  const stored = ready.get<T>(step, key)
  const folder = join(ready.folder, name)
  if (!stored || !areWhole(stored.files, folder, onDamage)) return undefined
  onInputs(step, stored.inputs)
  return { stored, folder }
}

/**
 * The name of a bundle for what it is asked for. What is said of the site counts only where files of the site are bundled: the code
 * of a theme is the same under each.
 *
 * @param post true when stylesheets of the site go through PostCSS
 */
export function bundleKey(input: ServerInput, post: boolean): string {
  const { entries, theme, baseUrl, site, readableDirs = [] } = input
  const islands = 'islands' in input && input.islands === 'detect' ? [input.islands] : []
  const isThemeAlone =
    Object.values(entries).every((entry) => 'code' in entry) &&
    Object.keys(theme.components).length === 0 &&
    theme.root === undefined
  return hashValues(
    entries,
    theme.package,
    theme.components,
    ...(theme.modules ? [theme.modules] : []),
    ...(theme.aliases ? [theme.aliases] : []),
    ...(theme.defines ? [theme.defines] : []),
    ...(theme.endings ? [theme.endings] : []),
    ...('contexts' in input && input.contexts === true ? ['contexts'] : []),
    ...(theme.root === undefined ? [] : [theme.root]),
    ...(isThemeAlone ? [] : [baseUrl, site, readableDirs, ...islands, ...(post ? ['postcss'] : [])]),
  )
}
