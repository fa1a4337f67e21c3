// A config of Docusaurus asks for it, and one that was made of such a config.
import '../bundler/import-module/foreign/tolerant-require.ts'
import type { SiteFacts } from '../../1-config/docusaurus/site-facts.ts'
import { extensionsOf } from '../../1-config/docusaurus/extension.ts'
import { presetContext, ranPreset, type RanPreset, type RanPresets } from '../../1-config/docusaurus/ran-presets.ts'
import { siteFile } from '../../1-config/docusaurus/site-file.ts'
import { siteContext } from '../../1-config/docusaurus/lifecycle/site-context.ts'
import { makePlugins } from '../../1-config/plugins/make-plugins.ts'
import { pluginContexts } from '../../1-config/plugins/plugin-contexts.ts'
import { takePlugins } from '../../1-config/plugins/written-plugins.ts'
import type { PluginModules } from '../../model/plugin-info.ts'
import type { Plugin } from '../../plugin.ts'
import { moduleCandidates } from '../../text/modules/module-candidates.ts'
import { withValidators } from '../../text/modules/with-validators.ts'
import { isObject } from '../../text/is-object.ts'
import { memo } from '../../text/memo.ts'
import { hookSeconds } from '../threads/hook-seconds.ts'
import { importForeign } from './native-import.ts'

/** Makes the plugins of a site once, when they are first asked for: functions can't be sent to a thread. */
export function pluginLoader(modules: PluginModules | undefined): () => Promise<readonly Plugin[]> {
  return memo(() => (modules ? loadAgain(modules) : Promise.resolve([])))
}

/** The main thread has made them before, so that nothing is wrong with them. */
async function loadAgain({ config, named, foreign, ...places }: PluginModules): Promise<readonly Plugin[]> {
  const exported = await defaultOf(config)
  const value: unknown = await (typeof exported === 'function' ? exported() : exported)
  const own = foreign
    ? await ownConfig(value, foreign.presets, {
        siteDir: places.siteDir,
        batteries: foreign.batteries,
        exists: () => true,
        filesIn: () => [],
        textOf: () => '',
        moduleFile: (path) => moduleCandidates(path).find((file) => Object.hasOwn(named, `./${file}`)) ?? path,
        isInstalled: (name) => Object.hasOwn(named, name),
        entryOf: () => undefined,
        isInner: (path) => Object.hasOwn(named, `./${siteFile(path, places.siteDir)}`),
      })
    : value
  const values = new Map<string, unknown>()
  for (const [name, url] of Object.entries(named)) values.set(name, withValidators(await namespaceOf(url)))
  const making = {
    named: values,
    contextOf: pluginContexts(places),
    foreign: siteContext(own, places.siteDir, places.outDir),
  }
  const { made } = await makePlugins(takePlugins(own).written, making)
  return made.map(({ plugin }) => plugin)
}

async function ownConfig(
  value: unknown,
  presets: Readonly<Record<string, string>>,
  facts: SiteFacts,
): Promise<unknown> {
  const { fromDocusaurus } = await import('../../1-config/docusaurus/from-docusaurus.ts')
  return fromDocusaurus(value, facts, await ranAgain(value, presets, facts.siteDir)).value
}

async function ranAgain(value: unknown, urls: Readonly<Record<string, string>>, siteDir: string): Promise<RanPresets> {
  const config = isObject(value) ? value : {}
  const ran = new Map<string, RanPreset>()
  for (const preset of extensionsOf(config['presets'], 'preset')) {
    const url = urls[preset.at]
    const module = url === undefined ? preset.what : withValidators(await namespaceOf(url))
    const isRun = url !== undefined || (preset.isFunction && typeof preset.what === 'function')
    if (isRun) ran.set(preset.at, await ranPreset(preset, module, presetContext(config, siteDir)))
  }
  return ran
}

async function defaultOf(url: string): Promise<unknown> {
  return (await namespaceOf(url))['default']
}

function namespaceOf(url: string): Promise<Readonly<Record<string, unknown>>> {
  return importForeign(url, hookSeconds)
}
