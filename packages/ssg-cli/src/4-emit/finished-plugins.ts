import { runHook } from '../diagnostics/run-hook.ts'
import type { Host } from '../host.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { FinishedSite, Plugin } from '../plugin.ts'

/** What finishes a site. */
export interface FinishedPluginsInput {
  readonly plugins: readonly Plugin[]
  readonly configSource: string
  /** True for a site of Docusaurus, also after its config was migrated. */
  readonly isDocusaurus: boolean
}

/** Let plugins work with the output in its place, one after the other. Gives what went wrong. */
export async function finishedPlugins(
  { bundler, output }: Pick<Host, 'bundler' | 'output'>,
  { plugins, configSource, isDocusaurus }: FinishedPluginsInput,
  finished: () => FinishedSite,
): Promise<readonly Diagnostic[]> {
  const finishing = plugins.filter(({ finish }) => finish !== undefined)
  const finish = async () => {
    const found: Diagnostic[] = []
    for (const plugin of finishing) {
      const hook = { plugin: plugin.name, hook: 'finish', file: configSource }
      const { diagnostics } = await runHook(bundler, hook, () => plugin.finish?.(finished(), output.folder))
      found.push(...diagnostics)
    }
    return found
  }
  return isDocusaurus && finishing.length > 0 ? output.lend(finish) : finish()
}
