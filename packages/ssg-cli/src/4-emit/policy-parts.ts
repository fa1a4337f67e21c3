import type { PolicySources } from '../model/policy.ts'
import type { EmitInput } from './emitter.ts'
import { siteSources } from './site-sources.ts'
import { stylesheetSources } from './stylesheet-sources.ts'

/** Everything that the policy of a site has to allow: for all pages, for stylesheets, and for what single pages hold. */
export function policyParts({
  site: { config, client },
  pages,
  inlineScripts,
}: Pick<EmitInput, 'site' | 'pages' | 'inlineScripts'>): readonly PolicySources[] {
  const ofPages = pages.flatMap(({ rendered }) => rendered.policy ?? [])
  return [...siteSources(config, inlineScripts), stylesheetSources(client.files), ...ofPages]
}
