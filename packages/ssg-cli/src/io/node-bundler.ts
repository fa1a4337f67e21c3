import { join } from 'node:path'
import type { ImportedModule } from '../model/imported-module.ts'
import type { Bundler } from '../host.ts'
import type { BundleInputs } from './bundler/kept/bundle-inputs.ts'
import type { BundlerOptions } from './bundler/bundler-options.ts'
import { clientBundle } from './bundler/client-bundle.ts'
import { entriesHolding } from './bundler/entries-holding.ts'
import { exportedIn } from './bundler/import-module/exported-in.ts'
import { importModule } from './bundler/import-module/import-module.ts'
import { importPlugin } from './bundler/import-module/import-plugin.ts'
import type { RecordedImport } from './bundler/import-module/recorded-import.ts'
import { knownReads } from './bundler/kept/known-reads.ts'
import { packageText } from './bundler/package-text.ts'
import { serverBundle } from './bundler/server-bundle.ts'
import { thrownAt } from './bundler/thrown-at.ts'
import { hookSeconds } from './threads/hook-seconds.ts'
import { runWithin } from './threads/run-within.ts'
import { sayWhenLong } from './threads/watched-thread.ts'
import { withSignalsAside } from './threads/signals-aside.ts'
import { stop } from './esbuild.ts'

/** Bundles with esbuild; a bundle whose inputs did not change is taken from the cache without starting it. */
export function nodeBundler(
  given: Omit<BundlerOptions, 'onInputs' | 'onImported' | 'onRecorded' | 'onDamage' | 'reads'> &
    Partial<BundlerOptions>,
): Bundler {
  const used = new Map<string, BundleInputs>()
  const imported = new Map<string, ImportedModule>()
  const recorded = new Map<string, RecordedImport>()
  const reads = knownReads(given.cache, given.siteDir)
  let postcss: readonly unknown[] = []
  const options: BundlerOptions = {
    reads,
    postcss: () => postcss,
    onDamage: () => undefined,
    ...given,
    onInputs: (bundle, inputs) => void used.set(bundle, inputs),
    onImported: (path, module) => void imported.set(path, module),
    onRecorded: (path, read) => void recorded.set(path, read),
  }
  return {
    importModule: (path) => importModule(path, options),
    exportedIn: (path, language) => exportedIn(language, { path, module: imported.get(path) }, options),
    imported: (path) => imported.get(path),
    importPlugin: (name, how) => importPlugin({ name, how }, options, (path) => imported.get(path)),
    pluginPlaces: {
      siteDir: given.siteDir,
      outDir: given.outDir ?? join(given.siteDir, 'dist'),
      workDir: join(given.siteDir, '.docs-build', 'plugins'),
      version: given.version ?? '',
      isWatch: given.isWatch ?? false,
    },
    packageText: (name, path) => packageText(name, path, options),
    async runCode(task, seconds = hookSeconds) {
      const done = sayWhenLong('code of the config or of a plugin', seconds)
      return withSignalsAside(() => runWithin(task, seconds)).finally(done)
    },
    thrownAt: (error) => thrownAt(error, given.workDir, given.siteDir),
    server(input) {
      // The site is planned: all that decides what is in it was read.
      for (const read of recorded.values()) read.end()
      return serverBundle(input, options)
    },
    client: (input) => clientBundle(input, options),
    holding: (input, files) => entriesHolding(files, input, options),
    close: stop,
    postcss(plugins) {
      postcss = plugins
    },
    noteReads: (found) => reads.add(found),
    inputs() {
      const ofImports = [...recorded.values()].map((read) => read.states(given.siteDir))
      return Object.assign({}, ...ofImports, ...used.values(), reads.inputs()) as BundleInputs
    },
  }
}
