import type { Host } from '../../host.ts'
import { isAbsolute, join, resolve } from 'node:path'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { ImportedModule } from '../../model/imported-module.ts'
import { moduleCandidates } from '../../text/modules/module-candidates.ts'
import { textOf } from '../../text/text-of.ts'
import { withExtendedOptions } from './extended-options.ts'
import { loadPresets } from './load-presets.ts'
import { packageEntries } from './package-entries.ts'
import { siteFile } from './site-file.ts'
import { fromDocusaurus, type FromDocusaurus } from './from-docusaurus.ts'

/** A config of Docusaurus as one of ours, and the plugins of ours that it can use. */
export interface ForeignConfig extends FromDocusaurus {
  readonly batteries: readonly string[]
  /** Place of a preset in the config → its module. */
  readonly presets: Readonly<Record<string, ImportedModule>>
  /** Why the config can't be used. */
  readonly diagnostics: readonly Diagnostic[]
}

/** What plugins of Docusaurus do, plugins of ours do. */
const batteryNames = ['analytics', 'live', 'mermaid', 'npm2yarn'].map((name) => `@docs-build/plugin-${name}`)

/** Make a config of ours of what a config file of Docusaurus exports. */
export async function foreignConfig(
  { files, bundler }: Pick<Host, 'files' | 'bundler'>,
  value: unknown,
): Promise<ForeignConfig> {
  const batteries = batteryNames.filter((name) => bundler.packageText(name, 'package.json') !== undefined)
  const exists = (path: string) => files.stat(path) !== undefined
  const filesIn = (folder: string) => (exists(folder) ? files.list(folder).files.map(({ path }) => path) : [])
  const text = (path: string) => textOf({ files }, path) ?? ''
  const isInstalled = (name: string) => bundler.packageText(name, 'package.json') !== undefined
  const moduleFile = (path: string) => moduleCandidates(path).find((file) => files.stat(file)?.isFile) ?? path
  const { siteDir } = bundler.pluginPlaces
  const entriesOf = (name: string) => {
    const { file = '', text: manifest } = bundler.packageText(name, 'package.json') ?? {}
    return manifest === undefined ? [] : packageEntries(manifest).map((entry) => join(file, '..', entry))
  }
  const entryOf = (name: string) => entriesOf(name).find((file) => files.stat(file)?.isFile)
  const isInner = (path: string, name: string) =>
    isAbsolute(path) &&
    exists(siteFile(path, siteDir)) &&
    !entriesOf(name).some((file) => resolve(siteDir, file) === path)
  const facts = { siteDir, batteries, exists, filesIn, textOf: text, isInstalled, moduleFile, entryOf, isInner }
  const { ran, modules: presets, differences, diagnostics } = await loadPresets(value, facts, bundler)
  const made = fromDocusaurus(await withExtendedOptions(value, facts, bundler), facts, ran)
  return { ...made, differences: [...differences, ...made.differences], batteries, presets, diagnostics }
}
