import { join } from 'node:path'
import { hashValues } from '../../text/hash.ts'
import type { ClientInput } from '../../host.ts'
import type { BundledFile } from '../../model/bundle.ts'
import { build } from '../esbuild.ts'
import { fileImports, outsideImports } from './outside-imports.ts'
import { portableNames } from './portable-names.ts'
import { browserOptions, entryOptions } from './build-options.ts'
import { outcome, type Outcome } from '../../model/outcome.ts'
import { bundleInputs, bundleLookups } from './kept/bundle-inputs.ts'
import { bundleWarnings } from './bundle-messages.ts'
import type { BundlerOptions } from './bundler-options.ts'
import { clientFolder, pathBelow, readFiles } from './kept/client-files.ts'
import { keepFiles } from './kept/kept-files.ts'
import { entryModules } from './plugins/entry-modules.ts'
import { knownBundle, type StoredBundle } from './kept/known-bundle.ts'
import { mistypedAtRules } from './mistyped-at-rules.ts'
import { rootedUrls } from './plugins/rooted-urls.ts'
import { siteAliases } from './plugins/site-aliases.ts'
import { themeStyles } from './plugins/theme-styles.ts'

/**
 * Bundle the stylesheet of a site, with the files that it names. Undefined when it would show files that may not be read.
 * Rejects with esbuild's `BuildFailure`.
 */
export async function clientStyles(
  { styles, css, theme, readableDirs = [] }: ClientInput,
  options: BundlerOptions,
): Promise<Outcome<readonly BundledFile[] | undefined>> {
  const { siteDir, workDir, cache, onInputs } = options
  const replaced = Object.entries(theme.components).filter(([name]) => name.endsWith('.css'))
  const key = hashValues(styles, css, ...readableDirs, ...replaced)
  const known = knownBundle('client-styles', key, clientFolder, options)
  if (known) return outcome(readFiles(known), known.stored.warnings)
  const imports = styles.map((path) => `@import ${JSON.stringify(path)};`).join('\n')
  const entries = { styles: { code: `${imports}\n${css}` } }
  const { outputFiles, metafile, warnings } = await build({
    ...entryOptions(entries, siteDir),
    ...browserOptions(workDir),
    plugins: [
      themeStyles(theme.package, new Map(replaced), siteDir),
      rootedUrls(),
      siteAliases(siteDir),
      entryModules(entries, siteDir, 'css'),
    ],
  })
  const refused = outsideImports(fileImports(metafile, siteDir), siteDir, readableDirs)
  if (refused.length > 0) return outcome(undefined, refused)
  const bundled = outputFiles.map(({ path, contents }) => ({
    path: pathBelow(path, { siteDir, workDir }),
    bytes: contents,
  }))
  const files = [...portableNames(bundled).values()]
  const inputs = bundleInputs(metafile, siteDir)
  const stored: StoredBundle = {
    inputs,
    lookups: bundleLookups(metafile, siteDir),
    files: keepFiles(files, join(workDir, clientFolder)),
    warnings: [...bundleWarnings(warnings, siteDir), ...mistypedAtRules(inputs, siteDir)],
  }
  cache.set('client-styles', key, stored)
  onInputs('client-styles', { ...stored.lookups, ...stored.inputs })
  return outcome(files, stored.warnings)
}
