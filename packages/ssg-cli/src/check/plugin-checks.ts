import { pluginDiagnostic, pluginFailed } from '../diagnostics/catalogue.ts'
import { runHook } from '../diagnostics/run-hook.ts'
import type { Host } from '../host.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { FinishedSite, Plugin } from '../plugin.ts'
import { isObject } from '../text/is-object.ts'

/** Plugins that look at a finished site. */
export interface SitePlugins {
  readonly plugins: readonly Plugin[]
  /** The config file, for what nothing else tells the place of. */
  readonly configSource: string
}

/** Let plugins find what is wrong in the finished site, each on its own. */
export async function pluginChecks(
  { bundler }: Pick<Host, 'bundler'>,
  { plugins, configSource: file }: SitePlugins,
  siteOf: () => FinishedSite,
): Promise<readonly Diagnostic[]> {
  const diagnostics: Diagnostic[] = []
  for (const plugin of plugins) {
    if (!plugin.check) continue
    const hook = { plugin: plugin.name, hook: 'check', file }
    const { value = [], diagnostics: failure } = await runHook(
      bundler,
      hook,
      async () => (await plugin.check?.(siteOf())) ?? [],
    )
    const isSound = Array.isArray(value) && value.every(isMessage)
    const message = 'Unexpected value, expected an array of { code, message }'
    diagnostics.push(
      ...failure,
      ...(isSound ? value.map((each) => pluginDiagnostic(plugin.name, each)) : [pluginFailed({ ...hook, message })]),
    )
  }
  return diagnostics
}

function isMessage(value: unknown): boolean {
  return isObject(value) && typeof value['code'] === 'string' && typeof value['message'] === 'string'
}
