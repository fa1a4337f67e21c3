import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { pluginFailed } from '../../../diagnostics/catalogue.ts'
import type { ImportedModule } from '../../../model/imported-module.ts'
import { outcome, type Outcome } from '../../../model/outcome.ts'
import { hashOf } from '../../../text/hash.ts'
import { messageOf } from '../../../text/message-of.ts'
import { withValidators } from '../../../text/with-validators.ts'
import { isDocusaurusSite } from '../../config-file.ts'
import { hookSeconds } from '../../hook-seconds.ts'
import { importForeign } from '../../native-import.ts'
import { packageFolder } from '../../ready-made/package-folders.ts'
import { relativePath } from '../../within.ts'
import type { BundlerOptions } from '../bundler-options.ts'
import { importModule } from './import-module.ts'
import { packageKey, packageName } from './package-key.ts'

const here = fileURLToPath(import.meta.url)

type Imported = ImportedModule & { readonly value: unknown }

/**
 * Import a plugin by its name in the config: a file of the site is bundled as the config is, a package is imported as the
 * site finds it. Undefined when there is none.
 */
export async function importPlugin(
  name: string,
  options: BundlerOptions,
  known: (path: string) => ImportedModule | undefined,
): Promise<Outcome<Imported | undefined>> {
  const { siteDir, workDir, onInputs } = options
  if (/^(?:[./]|[a-z]:)/i.test(name)) {
    const file = resolve(siteDir, name)
    return existsSync(file) ? importBundled(file, options, known) : outcome(undefined)
  }
  const isOfSite = packageFolder(packageName(name), siteDir) !== undefined
  // The plugins of docs-build may be installed beside it: a site of Docusaurus asks for them without naming them.
  const from = isOfSite ? siteDir : here
  const folder = isOfSite || name.startsWith('@docs-build/') ? packageFolder(packageName(name), from) : undefined
  if (folder === undefined) return outcome(undefined)
  const key = packageKey(name, from, options.cache)
  const packageFile = join(folder, 'package.json')
  onInputs(`plugin ${name}`, { [relativePath(siteDir, packageFile)]: hashOf(readFileSync(packageFile)) })
  // A module in the site folder finds what the site has installed. The key in its name makes of another version another module.
  const file = join(workDir, `plugin-${hashOf(name + key).slice(0, 16)}.mjs`)
  mkdirSync(workDir, { recursive: true })
  const specifier = isOfSite ? name : pathToFileURL(createRequire(here).resolve(name)).href
  const quoted = JSON.stringify(specifier)
  writeFileSync(file, `export * from ${quoted}\nexport { default } from ${quoted}\n`)
  const { href: url } = pathToFileURL(file)
  try {
    const value = withValidators(await importForeign<Readonly<Record<string, unknown>>>(url, hookSeconds))
    return outcome({ url, code: '', others: '', packages: { [name]: key }, exported: new Set([value]), value })
  } catch (error) {
    const entry = isOfSite && isDocusaurusSite(siteDir) && isForBundlers(error) ? entryOf(name, siteDir) : undefined
    if (entry !== undefined) return importBundled(entry, options, known)
    return outcome(undefined, [pluginFailed({ plugin: name, hook: 'its module', message: messageOf(error) })])
  }
}

async function importBundled(
  file: string,
  options: BundlerOptions,
  known: (path: string) => ImportedModule | undefined,
): Promise<Outcome<Imported | undefined>> {
  const path = relativePath(options.siteDir, file)
  const { value, diagnostics } = await importModule(path, options)
  const module = known(path)
  // The parts of a module are found out when they are asked for.
  if (!module || diagnostics.length > 0) return outcome(undefined, diagnostics)
  const namespace = await importForeign<Readonly<Record<string, unknown>>>(module.url, hookSeconds)
  return outcome(withValue(module, withValidators({ ...namespace, default: value })))
}

/** Plugins of Docusaurus are loaded as CommonJS there, and may import files without their endings. */
function isForBundlers(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const codes = ['ERR_MODULE_NOT_FOUND', 'ERR_UNSUPPORTED_DIR_IMPORT', 'ERR_IMPORT_ATTRIBUTE_MISSING']
  return error instanceof SyntaxError || ('code' in error && codes.includes(String(error.code)))
}

function entryOf(name: string, siteDir: string): string | undefined {
  try {
    return createRequire(join(siteDir, 'docusaurus.config.js')).resolve(name)
  } catch {
    return undefined
  }
}

function withValue(module: ImportedModule, value: unknown): Imported {
  return Object.create(module, { value: { value, enumerable: true } }) as Imported
}
