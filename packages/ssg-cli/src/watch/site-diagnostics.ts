import { pageDiagnostics } from '../3-pages/make-pages.ts'
import { checkAllLinks, verdict } from '../check/site-verdict.ts'
import { atOrigins } from '../diagnostics/at-origins.ts'
import { atPlugins } from '../diagnostics/at-plugins.ts'
import { locateDiagnostics } from '../diagnostics/locate-diagnostics.ts'
import type { Host } from '../host.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { MadePage } from '../model/page-plan.ts'
import type { SiteState } from './site-state.ts'

/**
 * All diagnostics of a site, as a build would report them. Links are checked once all pages are known, because until then
 * nobody can say that an id does not exist.
 */
export function siteDiagnostics(
  host: Host,
  { site, diagnostics }: SiteState,
  { made, ofPlugins }: { readonly made: readonly MadePage[]; readonly ofPlugins: readonly Diagnostic[] },
): readonly Diagnostic[] {
  const links = made.length === site.plans.length ? checkAllLinks(host, site, { pages: made }) : []
  const found = [...diagnostics, ...ofPlugins, ...made.flatMap(pageDiagnostics), ...links]
  const located = locateDiagnostics(host, atPlugins(found, site.config.plugins, site.configSource))
  return verdict(atOrigins(host, located, site.config), site, { strict: false }).diagnostics
}
