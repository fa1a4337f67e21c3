import type { Host } from '../../host.ts'
import { fromDocusaurus, type FromDocusaurus } from './from-docusaurus.ts'

/** A config of Docusaurus as one of ours, and the plugins of ours that it can use. */
export interface ForeignConfig extends FromDocusaurus {
  readonly batteries: readonly string[]
}

/** What plugins of Docusaurus do, plugins of ours do. */
const batteryNames = ['analytics', 'live', 'mermaid', 'npm2yarn'].map((name) => `@docs-build/plugin-${name}`)

/** Make a config of ours of what a config file of Docusaurus exports. */
export function foreignConfig({ files, bundler }: Pick<Host, 'files' | 'bundler'>, value: unknown): ForeignConfig {
  const batteries = batteryNames.filter((name) => bundler.packageText(name, 'package.json') !== undefined)
  const exists = (path: string) => files.stat(path) !== undefined
  return { ...fromDocusaurus(value, { siteDir: bundler.pluginPlaces.siteDir, batteries, exists }), batteries }
}
