import { runHook } from '../diagnostics/run-hook.ts'
import type { Host } from '../host.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { FinishedSite, Plugin } from '../plugin.ts'

/** Let plugins work with the output in its place, one after the other. Gives what went wrong. */
export async function finishedPlugins(
  { bundler, output }: Pick<Host, 'bundler' | 'output'>,
  { plugins, configSource }: { readonly plugins: readonly Plugin[]; readonly configSource: string },
  finished: () => FinishedSite,
): Promise<readonly Diagnostic[]> {
  const found: Diagnostic[] = []
  for (const plugin of plugins) {
    if (!plugin.finish) continue
    const hook = { plugin: plugin.name, hook: 'finish', file: configSource }
    const { diagnostics } = await runHook(bundler, hook, () => plugin.finish?.(finished(), output.folder))
    found.push(...diagnostics)
  }
  return found
}
