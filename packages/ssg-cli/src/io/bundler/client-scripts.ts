import { join } from 'node:path'
import type { ClientInput } from '../../host.ts'
import type { BundledFile } from '../../model/bundle.ts'
import type { Asset } from '../../model/asset.ts'
import { outcome, type Outcome } from '../../model/outcome.ts'
import { build } from '../esbuild.ts'
import { browserOptions, entryOptions, entryOutputs } from './build-options.ts'
import { bundleWarnings } from './bundle-messages.ts'
import type { BundlerOptions } from './bundler-options.ts'
import { bundleInputs, bundleLookups } from './kept/bundle-inputs.ts'
import { clientFolder, pathBelow, readFiles } from './kept/client-files.ts'
import { keepFiles } from './kept/kept-files.ts'
import { bundleKey, knownBundle, type StoredBundle } from './kept/known-bundle.ts'
import { fileImports, outsideImports } from './outside-imports.ts'
import { portableNames } from './portable-names.ts'
import { nothingMet, sitePlugins } from './site-plugins.ts'
import { withoutHelperImports } from './without-helper-imports.ts'

/** Scripts for browsers. */
export interface ClientScripts {
  readonly files: readonly BundledFile[]
  /** Entry key → path below the output folder. */
  readonly entries: Readonly<Record<string, string>>
  /** Pictures and other files that modules import. */
  readonly assets: readonly Asset[]
}

interface StoredScripts extends StoredBundle, Pick<ClientScripts, 'entries' | 'assets'> {}

/** Bundle the scripts of a site. Undefined when they would hold files that may not be read. Rejects with esbuild's `BuildFailure`. */
export async function clientScripts(
  input: ClientInput,
  options: BundlerOptions,
): Promise<Outcome<ClientScripts | undefined>> {
  const { siteDir, workDir, cache, onInputs } = options
  const { entries } = input
  const key = bundleKey(input)
  const known = knownBundle<StoredScripts>('client-scripts', key, clientFolder, options)
  if (known) return outcome({ ...known.stored, files: readFiles(known) }, known.stored.warnings)
  const met = nothingMet()
  const { outputFiles, metafile, warnings } = await build({
    ...entryOptions(entries, siteDir),
    ...browserOptions(workDir),
    platform: 'browser',
    chunkNames: 'assets/chunk-[hash]',
    legalComments: 'none',
    plugins: sitePlugins(input, options, met),
  })
  const imports = [...fileImports(metafile, siteDir), ...met.imports]
  const refused = outsideImports(imports, siteDir, input.readableDirs)
  if (refused.length > 0) return outcome(undefined, refused)
  const below = (path: string) => pathBelow(path, options)
  const bundled = outputFiles.map(({ path, contents }) => ({ path: below(path), bytes: contents }))
  const outputs = portableNames(withoutHelperImports(bundled, metafile.outputs))
  // esbuild names a file for each entry that loads it.
  const files = [...new Map([...outputs.values()].map((file) => [file.path, file])).values()]
  const found = entryOutputs(metafile, Object.keys(entries)).map(([entry, output]) => [
    entry,
    outputs.get(below(output))?.path ?? below(output),
  ])
  const stored: StoredScripts = {
    inputs: bundleInputs(metafile, siteDir, [...met.texts]),
    lookups: bundleLookups(metafile, siteDir),
    files: keepFiles(files, join(workDir, clientFolder)),
    warnings: bundleWarnings(warnings, siteDir),
    entries: Object.fromEntries(found),
    assets: [...met.assets.values()],
  }
  cache.set('client-scripts', key, stored)
  onInputs('client-scripts', { ...stored.lookups, ...stored.inputs })
  return outcome({ ...stored, files }, stored.warnings)
}
