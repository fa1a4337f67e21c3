import { runHook } from '../diagnostics/run-hook.ts'
import type { Host } from '../host.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { FinishedSite, Plugin } from '../plugin.ts'

/** The folder that Docusaurus writes, which its plugins may name themselves. */
const docusaurusFolder = 'build'

/** Let plugins work with the output in its place, one after the other. Gives what went wrong. */
export async function finishedPlugins(
  { bundler, output }: Pick<Host, 'bundler' | 'output'>,
  { plugins, configSource }: { readonly plugins: readonly Plugin[]; readonly configSource: string },
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
  const isForeign = finishing.length > 0 && configSource.startsWith('docusaurus.config.')
  return isForeign ? output.lend(docusaurusFolder, finish) : finish()
}
