import type { CheckResult } from './model/build.ts'
import { nothing, stateOf } from './build.ts'
import type { BuildOptions } from './model/build.ts'
import { checkPages } from './3-pages/check-pages.ts'
import type { Host } from './host.ts'
import type { Diagnostic } from './model/diagnostic.ts'
import { externalLinks } from './check/external-links.ts'
import { locateFindings } from './diagnostics/locate-findings.ts'
import { planSite } from './plan-site.ts'
import { siteRoutes } from './check/site-routes.ts'
import { checkTargets, verdict } from './check/site-verdict.ts'
import { versionCount } from './2-sources/docs/version-count.ts'

/**
 * Find everything that a build would report, without writing a file: the steps are those of `build`, but a page is
 * rendered only where nothing else tells what is wrong with it.
 */
export async function check(host: Host, options: BuildOptions): Promise<CheckResult> {
  const planned = await planSite(host, options, 'check')
  if (planned.state !== 'planned') return { ...nothing, ...planned }
  const { config, source, site, diagnostics: planning } = planned

  const made = await checkPages(host, site)
  const links = await checkTargets(host, source, site, made.value)
  const { diagnostics, ok } = verdict([...planning, ...made.diagnostics, ...links], config, options)
  host.cache.save()
  const { runs, pages, cached } = made.value
  const counts = { ...nothing, pages: pages.length, versions: versionCount(site.graph), runs, cached, diagnostics }
  const facts = {
    config,
    routes: () => siteRoutes(site, made.value),
    external: () => externalLinks(source, site, made.value),
    table: site.context.table,
    pages,
  }
  return { ...counts, state: ok ? 'done' : stateOf(diagnostics), site: facts }
}

/** The result of a check with other findings: what the network says besides, or only what concerns somebody. */
export function withFindings(
  host: Pick<Host, 'files'>,
  result: CheckResult,
  findings: readonly Diagnostic[],
  options: Pick<BuildOptions, 'strict'>,
): CheckResult {
  if (!result.site) return result
  const { diagnostics, ok } = verdict(locateFindings(host, findings), result.site.config, options)
  return { ...result, diagnostics, state: ok ? 'done' : stateOf(diagnostics) }
}
