import { fingerprint } from './fingerprint.ts'
import type { Host } from './host.ts'
import { runtimeKey, type SiteContext } from './page-job.ts'
import type { Runtime } from './steps/6-render/render-page.ts'

/** The inline scripts of the theme, whose hashes the Content-Security-Policy names. The theme is asked once for each shell. */
export async function inlineScripts(host: Host, context: SiteContext): Promise<readonly string[]> {
  const runtime = context.modules[runtimeKey]
  if (!runtime) return []
  const key = fingerprint(context.shell, runtime.print)
  const known = host.cache.get<readonly string[]>('inline-scripts', key)
  if (known) return known
  // The runtime entry is made in bundle-site.ts: it exports exactly these names.
  const { theme } = (await host.importModule(runtime.path)) as unknown as Runtime
  const scripts = theme.inlineScripts(context.shell)
  host.cache.set('inline-scripts', key, scripts)
  return scripts
}
