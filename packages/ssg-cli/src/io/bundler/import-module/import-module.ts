import { existsSync, rmSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join, resolve } from 'node:path'
import { bundleError } from '../../../diagnostics/catalogue.ts'
import { quote } from '../../../diagnostics/quote.ts'
import { hashOf } from '../../../text/hash.ts'
import { messageOf } from '../../../text/message-of.ts'
import type { Diagnostic, Position } from '../../../model/diagnostic.ts'
import { outcome, type Outcome } from '../../../model/outcome.ts'
import { build, type Bundled } from '../../esbuild.ts'
import { isDocusaurusSite } from '../../config-file.ts'
import { hookSeconds } from '../../threads/hook-seconds.ts'
import { importForeign } from '../../packages/native-import.ts'
import { sayWhenLong } from '../../threads/watched-thread.ts'
import { bundleFailures } from '../bundle-messages.ts'
import { absent, areCurrent, bundleInputs, bundleLookups, type BundleInputs } from '../kept/bundle-inputs.ts'
import { areWhole, keepFiles, type KeptFiles } from '../kept/kept-files.ts'
import type { BundlerOptions } from '../bundler-options.ts'
import { configHelper } from './config-helper.ts'
import { linkedSources } from './linked-sources.ts'
import { ownPaths, pathNames } from './own-paths.ts'
import { requireBanner } from '../build-options.ts'
import { foreignModules } from './foreign/foreign-modules.ts'
import { importAsIs } from './import-as-is.ts'
import { importRecorder, recordedImport } from './recorded-import.ts'
import { recordedFiles } from '../plugins/recorded-files.ts'
import { importedPackages, moduleFacts, packagesCode } from './module-facts.ts'
import { tellCode } from './tell-code.ts'
import { thrownAt } from '../thrown-at.ts'
import { readFile } from '../../files/read-file.ts'

interface StoredModule {
  readonly inputs: BundleInputs
  /** Name of the bundle. */
  readonly file: string
  /** The bundle, and its source map. */
  readonly files: KeptFiles
  /** Names of the packages that it imports. */
  readonly packages: readonly string[]
}

/**
 * Import one module of the site (its config, its sidebars), bundled for Node unless it can run as it is. The value is its
 * default export.
 */
export async function importModule(path: string, options: BundlerOptions): Promise<Outcome<unknown>> {
  const done = sayWhenLong(quote(path), hookSeconds)
  try {
    return await imported(path, options)
  } finally {
    done()
  }
}

async function imported(path: string, options: BundlerOptions): Promise<Outcome<unknown>> {
  const { siteDir, workDir, cache, onInputs, onDamage } = options
  tellCode(siteDir)
  try {
    const asIs = await importAsIs(path, options)
    if (asIs) return outcome(asIs.value)
  } catch (error) {
    return outcome(undefined, [whileLoading(error, { file: path })])
  }
  const known = cache.get<StoredModule>('module', path)
  if (known) onInputs(path, known.inputs)
  const isKnown = known && areCurrent(known.inputs, siteDir) && areWhole(known.files, workDir, onDamage)
  if (isKnown) return importFile(known, path, options)
  try {
    const made = await bundleModule(path, options)
    cache.set<StoredModule>('module', path, made)
    if (known && known.file !== made.file)
      for (const old of Object.keys(known.files)) rmSync(join(workDir, old), { force: true, recursive: true })
    onInputs(path, made.inputs)
    return await importFile(made, path, options)
  } catch (error) {
    return outcome(undefined, bundleFailures(error, siteDir, path))
  }
}

/** Write the bundle of a module, and its source map beside it. Rejects with esbuild's `BuildFailure`. */
async function bundleModule(path: string, { siteDir, workDir }: BundlerOptions): Promise<StoredModule> {
  const lookedFor: Record<string, string> = {}
  const bundled = (isForeign: boolean) =>
    build({
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
      define: isForeign ? { ...pathNames, 'process.env.NODE_ENV': '"production"' } : pathNames,
      banner: requireBanner,
      plugins: [
        recordedFiles(siteDir, importRecorder),
        configHelper(),
        linkedSources(),
        isForeign ? foreignModules(siteDir, (places) => Object.assign(lookedFor, places)) : ownPaths(),
      ],
    })
  const isForeign = isDocusaurusSite(siteDir) || asksForDocusaurus(resolve(siteDir, path))
  const first = await bundled(isForeign)
  // A plugin that was written for Docusaurus stays one where the config is ours.
  const { outputFiles, metafile, startedAt } = !isForeign && asksForPackages(first) ? await bundled(true) : first
  const outputOf = (ending: string) => outputFiles.find((output) => output.path.endsWith(ending))?.text ?? ''
  const packages = importedPackages(metafile)
  const code = outputOf('.js') + packagesCode(packages)
  const file = `module-${hashOf(path + code).slice(0, 16)}.mjs`
  const files = [
    { path: file, bytes: code },
    { path: `${file}.map`, bytes: outputOf('.js.map') },
  ]
  // What its imports mean decides what is in it, so that it is asked as an input is.
  const inputs = {
    ...lookedFor,
    ...bundleLookups({ metafile, startedAt }, siteDir),
    ...bundleInputs({ metafile, startedAt }, siteDir),
  }
  return { inputs, file, files: keepFiles(files, workDir), packages }
}

/** Whether code of a module, or of a file that it imports, asks for a package of Docusaurus. */
function asksForPackages({ metafile }: Pick<Bundled, 'metafile'>): boolean {
  const files = Object.values(metafile.outputs)
  return files.some(({ imports }) => imports.some((each) => each.external && each.path.startsWith('@docusaurus/')))
}

/** A config that was made of one of Docusaurus takes functions from there. */
function asksForDocusaurus(file: string): boolean {
  return existsSync(file) && /['"]\.\/docusaurus\.config\.[cm]?[jt]s['"]/.test(readFile(file, 'utf8'))
}

async function importFile(
  { file, packages, inputs }: StoredModule,
  path: string,
  { siteDir, workDir, cache, onImported, onRecorded }: BundlerOptions,
): Promise<Outcome<unknown>> {
  const recorded = recordedImport(join(workDir, file))
  onRecorded(path, recorded)
  try {
    const namespace = await importForeign<{ readonly default?: unknown }>(recorded.url, hookSeconds)
    onImported(
      path,
      moduleFacts(join(workDir, file), path, {
        namespace,
        packages,
        standIns: notInstalled(inputs),
        siteDir,
        recorded,
        cache,
      }),
    )
    return outcome(namespace.default)
  } catch (error) {
    const message = messageOf(error)
    // Node names the bundle as the importing file, which its author never saw.
    const [, missing] = /^Cannot find package '([^']+)' imported from /.exec(message) ?? []
    if (missing === undefined) {
      return outcome(undefined, [whileLoading(error, thrownAt(error, workDir, siteDir) ?? { file: path }, inputs)])
    }
    const words = `Unexpected import "${missing}", expected a package that is installed`
    return outcome(undefined, [{ ...bundleError({ file: path, message: words }), subject: missing }])
  }
}

function whileLoading(
  error: unknown,
  at: { readonly file: string; readonly position?: Position },
  inputs: BundleInputs = {},
): Diagnostic {
  const message = messageOf(error)
  const missing = [
    ...notInstalled(inputs),
    ...(/'[^']*\bnode_modules\/((?:@[^/']+\/)?[^/']+)/.exec(message)?.slice(1) ?? []),
  ]
  return bundleError({
    ...at,
    message: `The module throws while it loads: ${message}`,
    hint: missing.length > 0 ? `Run: npm install ${missing.join(' ')}` : undefined,
  })
}

/** Packages that are stood in for, which may be why a module throws. Those of Docusaurus are never run. */
function notInstalled(inputs: BundleInputs): readonly string[] {
  const lookedFor = Object.entries(inputs).flatMap(([path, hash]) => {
    const [, name] = /(?:^|\/)node_modules\/(?!@docusaurus\/)((?:@[^/]+\/)?[^/]+)\/package\.json$/.exec(path) ?? []
    return name === undefined || isBuiltin(name) ? [] : [{ name, isThere: hash !== absent }]
  })
  // One is looked for in many folders, and found in one of them.
  const found = new Set(lookedFor.flatMap(({ name, isThere }) => (isThere ? [name] : [])))
  // What a "tsconfig.json" extends says nothing that a config or plugin needs.
  const places = Object.keys(inputs)
  const isOfTypes = (name: string) =>
    places.some((path) => path.includes(`node_modules/${name}/`) && path.endsWith('/tsconfig.json'))
  return [...new Set(lookedFor.map(({ name }) => name))].filter((name) => !found.has(name) && !isOfTypes(name))
}
