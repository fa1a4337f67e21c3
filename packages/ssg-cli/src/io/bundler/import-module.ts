import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleError } from '../../diagnostics/catalogue.ts'
import { hashOf } from '../../text/hash.ts'
import { messageOf } from '../../text/message-of.ts'
import { outcome, type Outcome } from '../../model/outcome.ts'
import { build } from '../esbuild.ts'
import { importNative } from '../native-import.ts'
import { bundleFailures } from './bundle-failures.ts'
import { areCurrent, bundleInputs, type BundleInputs } from './bundle-inputs.ts'
import type { BundlerOptions } from './bundler-options.ts'
import { configHelper } from './config-helper.ts'
import { ownPaths, pathNames } from './own-paths.ts'
import { requireBanner } from './require-banner.ts'
import { importAsIs } from './import-as-is.ts'
import { thrownAt } from './thrown-at.ts'

interface StoredModule {
  readonly inputs: BundleInputs
  readonly file: string
}

/**
 * Import one module of the site (its config, its sidebars), bundled for Node unless it can run as it is. The value is its
 * default export.
 */
export async function importModule(
  path: string,
  { siteDir, workDir, cache, onInputs }: BundlerOptions,
): Promise<Outcome<unknown>> {
  const asIs = await importAsIs(path, { siteDir, onInputs })
  if (asIs) return outcome(asIs.value)
  const known = cache.get<StoredModule>('module', path)
  if (known) onInputs(path, known.inputs)
  const isKnown = known && areCurrent(known.inputs, siteDir) && existsSync(join(workDir, known.file))
  if (isKnown) return importFile(known.file)
  try {
    const result = await build({
      entryPoints: [resolve(siteDir, path)],
      absWorkingDir: siteDir,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      packages: 'external',
      logLevel: 'silent',
      sourcemap: 'external',
      outdir: workDir,
      define: pathNames,
      banner: requireBanner,
      plugins: [configHelper(), ownPaths()],
    })
    const outputOf = (ending: string) => result.outputFiles.find((output) => output.path.endsWith(ending))?.text ?? ''
    const code = outputOf('.js')
    const file = `module-${hashOf(path + code).slice(0, 16)}.mjs`
    mkdirSync(workDir, { recursive: true })
    writeFileSync(join(workDir, file), code)
    writeFileSync(join(workDir, `${file}.map`), outputOf('.js.map'))
    const inputs = bundleInputs(result.metafile, siteDir)
    cache.set<StoredModule>('module', path, { inputs, file })
    if (known && known.file !== file)
      for (const old of [known.file, `${known.file}.map`]) rmSync(join(workDir, old), { force: true })
    onInputs(path, inputs)
    return await importFile(file)
  } catch (error) {
    return outcome(undefined, bundleFailures(error, siteDir, path))
  }

  async function importFile(file: string): Promise<Outcome<unknown>> {
    try {
      const url = pathToFileURL(join(workDir, file)).href
      const namespace = await importNative<{ readonly default?: unknown }>(url)
      return outcome(namespace.default)
    } catch (error) {
      const message = messageOf(error)
      // Node names the bundle as the importing file, which its author never saw.
      const [, missing] = /^Cannot find package '([^']+)' imported from /.exec(message) ?? []
      if (missing === undefined) {
        const at = thrownAt(error, workDir, siteDir) ?? { file: path }
        return outcome(undefined, [bundleError({ ...at, message: `The module throws while it loads: ${message}` })])
      }
      const words = `Unexpected import "${missing}", expected a package that is installed`
      return outcome(undefined, [{ ...bundleError({ file: path, message: words }), subject: missing }])
    }
  }
}
