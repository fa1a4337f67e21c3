import { fingerprint } from './fingerprint.ts'
import type { Host } from './host.ts'
import { runtimeKey, type SiteContext } from './page-job.ts'
import { runtimeOf } from './runtime-of.ts'

/** The inline scripts of the theme, whose hashes the Content-Security-Policy names. The theme is asked once for each shell. */
export async function inlineScripts(host: Host, context: SiteContext): Promise<readonly string[]> {
  const runtime = context.modules[runtimeKey]
  if (!runtime) return []
  const key = fingerprint(context.shell, runtime.print)
  const known = host.cache.get<readonly string[]>('inline-scripts', key)
  if (known) return known
  const { theme } = await runtimeOf(context, host.importModule)
  const scripts = theme.inlineScripts(context.shell)
  host.cache.set('inline-scripts', key, scripts)
  return scripts
}
