import { hashValues } from '../../text/hash.ts'
import type { Host } from '../../host.ts'
import { runtimeKey, type SiteContext } from '../../model/page-job.ts'
import type { Site } from '../../model/planned-site.ts'
import { contextsOf } from '../../text/part-of.ts'
import { runtimeOf } from './runtime-of.ts'

/** The inline scripts of the theme, whose hashes the Content-Security-Policy names. The theme is asked once for each layout. */
export async function inlineScripts(host: Host, site: Site): Promise<readonly string[]> {
  const all = await Promise.all(Object.values(contextsOf(site)).map((context) => scriptsOf(host, context)))
  return [...new Set(all.flat())]
}

async function scriptsOf(host: Host, context: SiteContext): Promise<readonly string[]> {
  const runtime = context.modules[runtimeKey]
  if (!runtime) return []
  const key = hashValues(context.layout, runtime.hash)
  const known = host.cache.get<readonly string[]>('inline-scripts', key)
  if (known) return known
  const { theme } = await runtimeOf(context, host.importModule)
  const scripts = theme.inlineScripts(context.layout)
  host.cache.set('inline-scripts', key, scripts)
  return scripts
}
