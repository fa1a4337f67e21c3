import { invalidConfig } from '../diagnostics/catalogue.ts'
import type { Host } from '../host.ts'
import type { BuildOptions } from '../model/build.ts'
import type { Config } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { cacheVariables, sharedStore } from './shared-store.ts'

/** Open the shared cache of a site, if it has one. Gives what is wrong with how it is named; what is wrong with itself fails nothing. */
export async function openShared(
  host: Pick<Host, 'shared' | 'env'>,
  { config, source }: { readonly config: Config; readonly source: string },
  { shard }: Pick<BuildOptions, 'shard'> = {},
): Promise<readonly Diagnostic[]> {
  const store = sharedStore(config, host.env)
  const problem = store && 'problem' in store ? store.problem : undefined
  if (problem !== undefined) return [invalidConfig({ file: source, path: '', message: problem })]
  const canWrite = store && 'mode' in store && store.mode === 'read-write'
  if (shard && !canWrite) {
    const message = 'Unexpected --shard without a shared cache that is written to'
    const hint = `Name one in "cache.remote" of the config or in the variable ${cacheVariables.remote}, and leave its mode "read-write".`
    return [invalidConfig({ file: source, path: '', message, hint })]
  }
  if (store && 'url' in store) await host.shared.open(store)
  return []
}
