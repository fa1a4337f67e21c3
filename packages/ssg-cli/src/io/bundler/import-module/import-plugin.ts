import { existsSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { pluginFailed } from '../../../diagnostics/catalogue.ts'
import type { ImportedModule, ImportedPlugin } from '../../../model/imported-module.ts'
import { outcome, type Outcome } from '../../../model/outcome.ts'
import { hashOf } from '../../../text/hash.ts'
import { messageOf } from '../../../text/message-of.ts'
import { withValidators } from '../../../text/modules/with-validators.ts'
import { isDocusaurusSite } from '../../config-file.ts'
import { hookSeconds } from '../../threads/hook-seconds.ts'
import { importForeign } from '../../packages/native-import.ts'
import { packageFolder } from '../../ready-made/package-folders.ts'
import { relativePath } from '../../files/within.ts'
import type { BundlerOptions } from '../bundler-options.ts'
import { importModule } from './import-module.ts'
import { packageKey, packageName } from './package-key.ts'
import { readFile } from '../../files/read-file.ts'
import { makeFolder } from '../../files/make-folder.ts'

const here = fileURLToPath(import.meta.url)

/**
 * Import a plugin by its name in the config: a file of the site is bundled as the config is, a package is imported as the
 * site finds it. Undefined when there is none.
 */
export async function importPlugin(
  { name, how }: { readonly name: string; readonly how?: 'bundled' | undefined },
  options: BundlerOptions,
  known: (path: string) => ImportedModule | undefined,
): Promise<Outcome<ImportedPlugin | undefined>> {
  const { siteDir } = options
  if (/^(?:[./]|[a-z]:)/i.test(name)) {
    const file = resolve(siteDir, name)
    if (!existsSync(file)) return outcome(undefined)
    const isNative = how !== 'bundled' && isDocusaurusSite(siteDir)
    const [, from, way] = isNative ? (/^(.*)[\\/]node_modules[\\/](.+)$/.exec(file) ?? []) : []
    if (from === undefined || way === undefined) return importBundled(file, options, known)
    // A module in a package is imported as the package is, which finds there what it needs.
    const installed = { name, inPackage: packageName(way.replaceAll('\\', '/')), from }
    return importInstalled({ ...installed, specifier: pathToFileURL(file).href, entry: file }, options, known)
  }
  const isOfSite = packageFolder(packageName(name), siteDir) !== undefined
  // The plugins of docs-build may be installed beside it: a site of Docusaurus asks for them without naming them.
  const from = isOfSite ? siteDir : here
  const isUsable = isOfSite || (name.startsWith('@docs-build/') && packageFolder(packageName(name), from) !== undefined)
  if (!isUsable) return outcome(undefined)
  // Docusaurus requires plugins: of a package with both forms it runs CommonJS.
  const entry = isOfSite && isDocusaurusSite(siteDir) ? entryOf(name, siteDir) : undefined
  const file = isOfSite ? entry : createRequire(here).resolve(name)
  const specifier = file === undefined ? name : pathToFileURL(file).href
  return importInstalled({ name, inPackage: packageName(name), from, specifier, entry }, options, known)
}

interface Installed {
  readonly name: string
  /** The package that the module is in. */
  readonly inPackage: string
  /** Absolute path of the folder from which the package is found. */
  readonly from: string
  readonly specifier: string
  /** Its file, for a site of Docusaurus. */
  readonly entry: string | undefined
}

async function importInstalled(
  { name, inPackage, from, specifier, entry }: Installed,
  options: BundlerOptions,
  known: (path: string) => ImportedModule | undefined,
): Promise<Outcome<ImportedPlugin | undefined>> {
  const { siteDir, workDir, onInputs } = options
  if (entry !== undefined && isOfBothForms(readFile(entry, 'utf8'))) return importBundled(entry, options, known)
  const folder = packageFolder(inPackage, from)
  if (folder === undefined) return outcome(undefined)
  const key = packageKey(inPackage, from, options.cache)
  const packageFile = join(folder, 'package.json')
  onInputs(`plugin ${name}`, { [relativePath(siteDir, packageFile)]: hashOf(readFile(packageFile)) })
  // A module in the site folder finds what the site has installed. The key in its name makes of another version another module.
  const file = join(workDir, `plugin-${hashOf(name + key).slice(0, 16)}.mjs`)
  makeFolder(workDir)
  const quoted = JSON.stringify(specifier)
  writeFileSync(file, `export * from ${quoted}\nexport { default } from ${quoted}\n`)
  const { href: url } = pathToFileURL(file)
  try {
    const value = withValidators(await importForeign<Readonly<Record<string, unknown>>>(url, hookSeconds))
    const facts = { url, code: '', others: '', packages: { [name]: key }, exported: new Set([value]), value }
    return outcome({ ...facts, ...(entry !== undefined && { entry }) })
  } catch (error) {
    if (entry !== undefined && isForBundlers(error)) return importBundled(entry, options, known)
    return outcome(undefined, [pluginFailed({ plugin: name, hook: 'its module', message: messageOf(error) })])
  }
}

async function importBundled(
  file: string,
  options: BundlerOptions,
  known: (path: string) => ImportedModule | undefined,
): Promise<Outcome<ImportedPlugin | undefined>> {
  const path = relativePath(options.siteDir, file)
  const { value, diagnostics } = await importModule(path, options)
  const module = known(path)
  // The parts of a module are found out when they are asked for.
  if (!module || diagnostics.length > 0) return outcome(undefined, diagnostics)
  const namespace = await importForeign<Readonly<Record<string, unknown>>>(module.url, hookSeconds)
  return outcome(withValue(module, { value: withValidators({ ...namespace, default: value }), entry: file }))
}

/** True for an ES module that counts on names of CommonJS, which modules have in both forms where Docusaurus loads them. */
function isOfBothForms(text: string): boolean {
  const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  if (!/^\s*(?:import|export)\b(?!\s*[(.])/m.test(code)) return false
  return (
    /\b__(?:dirname|filename)\b|\brequire(?:\.resolve)?\(/.test(code) &&
    !/\bcreateRequire\b|\b(?:const|let|var)\s+__dirname\b/.test(code)
  )
}

/** Plugins of Docusaurus are loaded as CommonJS there, may be TypeScript, and may import files without their endings. */
function isForBundlers(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const codes = [
    'ERR_MODULE_NOT_FOUND',
    'ERR_UNSUPPORTED_DIR_IMPORT',
    'ERR_IMPORT_ATTRIBUTE_MISSING',
    'ERR_UNKNOWN_FILE_EXTENSION',
    'ERR_UNSUPPORTED_NODE_MODULES_TYPE_STRIPPING',
  ]
  return error instanceof SyntaxError || ('code' in error && codes.includes(String(error.code)))
}

function entryOf(name: string, siteDir: string): string | undefined {
  try {
    return createRequire(join(siteDir, 'docusaurus.config.js')).resolve(name)
  } catch {
    return undefined
  }
}

function withValue(module: ImportedModule, more: Pick<ImportedPlugin, 'value' | 'entry'>): ImportedPlugin {
  return Object.create(module, Object.getOwnPropertyDescriptors(more)) as ImportedPlugin
}
