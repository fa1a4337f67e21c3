import { runHook } from '../../diagnostics/run-hook.ts'
import type { Host } from '../../host.ts'
import type { Config } from '../../model/config.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { outcome, type Outcome } from '../../model/outcome.ts'
import type { Plugin } from '../../plugin.ts'
import { broughtNames } from './brought-names.ts'
import { checkedAgain } from './checked-again.ts'

/**
 * Let plugins change the checked config, one after the other. Each gets a copy that it may change or exchange, and what it
 * leaves is checked as if its author had written it. Undefined when a plugin left a config that can't be used.
 */
export async function configOfPlugins(
  host: Pick<Host, 'cache' | 'env' | 'bundler' | 'files'>,
  {
    config,
    plugins,
    source,
  }: { readonly config: Config; readonly plugins: readonly Plugin[]; readonly source: string },
): Promise<Outcome<Config | undefined>> {
  const diagnostics: Diagnostic[] = []
  const brought = broughtNames(host.files, plugins)
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
    const who = `Plugin ${JSON.stringify(plugin.name)} changed the config.`
    const checked = await checkedAgain(host, { value: changed.config, before: latest, source, brought, who })
    diagnostics.push(...checked.diagnostics)
    if (!checked.value) return outcome(undefined, diagnostics)
    latest = checked.value
  }
  return outcome(latest, diagnostics)
}
