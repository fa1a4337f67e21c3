import { algoliaHosts } from '@docs-build/search/hosted'
import type { Config } from '../model/config.ts'
import type { PolicySources } from '../model/policy.ts'
import { scriptHash } from '../text/html/script-hash.ts'
import { redirectScript } from './redirect-page.ts'

/** What the policy allows whatever the pages hold: scripts that all of them hold inline, hosts of the search, and what the config adds. */
export function siteSources(
  { redirects, search, security: { csp } }: Pick<Config, 'redirects' | 'search' | 'security'>,
  inlineScripts: readonly string[],
): readonly PolicySources[] {
  const scripts = [...inlineScripts, ...(redirects.length > 0 ? [redirectScript] : [])]
  const hosts =
    search.provider === 'algolia' && search.algolia ? algoliaHosts(search.algolia.appId, search.algolia.hosts) : []
  return [{ 'script-src': scripts.map(scriptHash), 'connect-src': hosts }, ...(csp ? [csp.sources] : [])]
}
