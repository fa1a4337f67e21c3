import type { Host } from '../../host.ts'
import { runtimeKey, type SiteContext } from '../../model/page-job.ts'
import type { Runtime } from './render-page.ts'

/** Load the theme from the server bundle, with the React that renders it. */
export async function runtimeOf(
  { modules }: Pick<SiteContext, 'modules'>,
  importModule: Host['importModule'],
): Promise<Runtime> {
  const module = modules[runtimeKey]
  if (!module) throw new Error('the server bundle has a runtime')
  // The runtime entry is made in bundle-site.ts: it exports exactly these names.
  return (await importModule(module.path)) as unknown as Runtime
}
