import { nothing, stateOf, type BuildOptions, type BuildResult } from './build.ts'
import { checkPages } from './check-pages.ts'
import type { Host } from './host.ts'
import type { Config } from './model/config.ts'
import type { Diagnostic } from './model/diagnostic.ts'
import type { LinkTable } from './model/link-table.ts'
import type { OutboundLink } from './model/outbound-link.ts'
import type { MadePage } from './page-jobs.ts'
import { outboundLinks } from './outbound-links.ts'
import { placeLinks } from './place-links.ts'
import { planSite } from './plan-site.ts'
import { siteRoutes, type SiteRoute } from './site-routes.ts'
import { checkTargets, verdict } from './site-verdict.ts'
import { versionCount } from './version-count.ts'

/** What a check found, and the URLs that the site has. */
export interface CheckResult extends BuildResult {
  /** What else is known of the site, unless it could not be planned. */
  readonly site?: {
    readonly config: Config
    /** Put together when asked for, as not every check does. */
    readonly routes: () => readonly SiteRoute[]
    readonly outbound: () => readonly OutboundLink[]
    readonly table: LinkTable
    readonly pages: readonly MadePage[]
  }
}

/**
 * Find everything that a build would report, without writing a file: the steps are those of `build`, but a page is
 * rendered only where nothing else tells what is wrong with it.
 */
export async function check(host: Host, options: BuildOptions): Promise<CheckResult> {
  const planned = await planSite(host, options, 'check')
  if (planned.state !== 'planned') return { ...nothing, ...planned }
  const { config, source, site, found } = planned

  const made = await checkPages(host, site)
  const links = await checkTargets(host, source, site, made.value)
  const { diagnostics, ok } = verdict([...found, ...made.diagnostics, ...links], config, options)
  host.cache.save()
  const { runs, pages, cached } = made.value
  const counts = { ...nothing, pages: pages.length, versions: versionCount(site.graph), runs, cached, diagnostics }
  const facts = {
    config,
    routes: () => siteRoutes(site, made.value),
    outbound: () => outboundLinks(source, site, made.value),
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
  const { diagnostics, ok } = verdict(placeLinks(host, findings), result.site.config, options)
  return { ...result, diagnostics, state: ok ? 'done' : stateOf(diagnostics) }
}
