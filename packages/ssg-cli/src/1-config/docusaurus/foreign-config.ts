import type { Host } from '../../host.ts'
import { moduleCandidates } from '../../text/module-candidates.ts'
import { textOf } from '../../text/text-of.ts'
import { withExtendedOptions } from './extended-options.ts'
import { fromDocusaurus, type FromDocusaurus } from './from-docusaurus.ts'

/** A config of Docusaurus as one of ours, and the plugins of ours that it can use. */
export interface ForeignConfig extends FromDocusaurus {
  readonly batteries: readonly string[]
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
  const facts = { siteDir, batteries, exists, filesIn, textOf: text, isInstalled, moduleFile }
  return { ...fromDocusaurus(await withExtendedOptions(value, facts, bundler), facts), batteries }
}
