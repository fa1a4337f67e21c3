import type { ClientInput } from '../../host.ts'
import type { BundledFile } from '../../model/bundle.ts'
import type { Asset } from '../../model/asset.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { cssModules } from '../css-modules.ts'
import { build } from '../esbuild.ts'
import { portableNames } from '../portable-names.ts'
import { themeOverrides } from '../theme-overrides.ts'
import { browserOptions } from './browser-options.ts'
import { bundleInputs } from './bundle-inputs.ts'
import { bundleKey } from './bundle-key.ts'
import { bundleWarnings } from './bundle-warnings.ts'
import type { BundlerOptions } from './bundler-options.ts'
import { clientFolder, pathBelow, readFiles, writeFiles } from './client-files.ts'
import { docusaurusModules } from './docusaurus-modules.ts'
import { entryModules } from './entry-modules.ts'
import { entryOptions } from './entry-options.ts'
import { entryOutputs } from './entry-outputs.ts'
import { importedFiles } from './imported-files.ts'
import { knownBundle, type StoredBundle } from './known-bundle.ts'
import { rawFiles } from './raw-files.ts'
import { siteAliases } from './site-aliases.ts'
import { themeModules } from './theme-modules.ts'
import { withoutHelperImports } from './without-helper-imports.ts'

/** Scripts for browsers. */
export interface ClientScripts {
  readonly files: readonly BundledFile[]
  /** Entry key → path below the output folder. */
  readonly entries: Readonly<Record<string, string>>
  /** Pictures and other files that modules import. */
  readonly assets: readonly Asset[]
  readonly warnings?: readonly Diagnostic[]
}

interface StoredScripts extends StoredBundle, Pick<ClientScripts, 'entries' | 'assets'> {}

/** Bundle the scripts of a site. Rejects with esbuild's `BuildFailure`. */
export async function clientScripts(
  { entries, theme, baseUrl, site }: ClientInput,
  options: BundlerOptions,
): Promise<ClientScripts> {
  const { siteDir, workDir, cache, asset, onInputs } = options
  const key = bundleKey({ entries, theme, baseUrl, site })
  const known = knownBundle<StoredScripts>('client-scripts', key, clientFolder, options)
  if (known) return { ...known.stored, files: readFiles(known) }
  const met = new Map<string, Asset>()
  const raw = new Set<string>()
  const { outputFiles, metafile, warnings } = await build({
    ...entryOptions(entries, siteDir),
    ...browserOptions(workDir),
    platform: 'browser',
    chunkNames: 'assets/chunk-[hash]',
    legalComments: 'none',
    plugins: [
      themeOverrides(theme, siteDir),
      cssModules(siteDir, new Map()),
      rawFiles(raw),
      importedFiles({ siteDir, baseUrl, asset, met }),
      themeModules(siteDir, theme.package),
      docusaurusModules(siteDir, { theme: theme.package, baseUrl, site }),
      siteAliases(siteDir),
      entryModules(entries, siteDir, 'js'),
    ],
  })
  const below = (path: string) => pathBelow(path, { siteDir, workDir })
  const bundled = outputFiles.map(({ path, contents }) => ({ path: below(path), bytes: contents }))
  const outputs = portableNames(withoutHelperImports(bundled, metafile.outputs))
  const files = writeFiles(outputs.values(), workDir)
  const found = entryOutputs(metafile, Object.keys(entries)).map(([entry, output]) => [
    entry,
    outputs.get(below(output))?.path ?? below(output),
  ])
  const stored: StoredScripts = {
    inputs: bundleInputs(metafile, siteDir, [...raw]),
    files: files.map(({ path }) => path),
    warnings: bundleWarnings(warnings, siteDir),
    entries: Object.fromEntries(found),
    assets: [...met.values()],
  }
  cache.set('client-scripts', key, stored)
  onInputs('client-scripts', stored.inputs)
  return { ...stored, files }
}
