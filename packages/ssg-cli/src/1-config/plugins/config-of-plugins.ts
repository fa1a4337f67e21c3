import { runHook } from '../../diagnostics/run-hook.ts'
import type { Host } from '../../host.ts'
import type { Config } from '../../model/config.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { outcome, type Outcome } from '../../model/outcome.ts'
import type { Plugin } from '../../plugin.ts'
import { isObject } from '../../text/is-object.ts'
import { checkedConfig } from '../checked-config.ts'

/**
 * Let plugins change the checked config, one after the other. Each gets a copy that it may change or exchange, and what it
 * leaves is checked as if its author had written it. Undefined when a plugin left a config that can't be used.
 */
export async function configOfPlugins(
  host: Pick<Host, 'cache' | 'env' | 'bundler'>,
  {
    config,
    plugins,
    source,
  }: { readonly config: Config; readonly plugins: readonly Plugin[]; readonly source: string },
): Promise<Outcome<Config | undefined>> {
  const diagnostics: Diagnostic[] = []
  let latest = config
  for (const plugin of plugins) {
    if (!plugin.config) continue
    const copy = structuredClone(latest)
    const hook = { plugin: plugin.name, hook: 'config', file: source }
    const { value: changed, diagnostics: failure } = await runHook(host.bundler, hook, async () => ({
      config: (await plugin.config?.(copy)) ?? copy,
    }))
    diagnostics.push(...failure)
    if (!changed) continue
    const value = asWritten(changed.config)
    const checked = await checkedConfig(host, { value, source, flags: {} })
    diagnostics.push(...checked.diagnostics.map((diagnostic) => named(diagnostic, plugin.name)))
    if (!checked.value) return outcome(undefined, diagnostics)
    latest = withKeys(checked.value, latest)
  }
  return outcome(latest, diagnostics)
}

function named(diagnostic: Diagnostic, plugin: string): Diagnostic {
  return { ...diagnostic, message: `Plugin ${JSON.stringify(plugin)} changed the config. ${diagnostic.message}` }
}

/** A checked config in the form in which authors write one: it does not say where its collections stand. */
function asWritten(config: unknown): unknown {
  if (!isObject(config)) return config
  const { collections } = config
  return { ...config, collections: Array.isArray(collections) ? collections.map(withoutKeys) : collections }
}

function withoutKeys(collection: unknown): unknown {
  if (!isObject(collection)) return collection
  const { configKeys: _, ...rest } = collection
  return rest
}

/** A collection that was there before still stands where it stood. */
function withKeys(config: Config, before: Config): Config {
  const keys = new Map(before.collections.map(({ id, configKeys }) => [id, configKeys]))
  const collections = config.collections.map((each) => {
    const configKeys = keys.get(each.id)
    return configKeys ? { ...each, configKeys } : each
  })
  return { ...config, collections }
}
