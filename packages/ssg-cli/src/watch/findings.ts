import { checkAllLinks, verdict } from '../check/site-verdict.ts'
import type { Host } from '../host.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { MadePage } from '../model/page-plan.ts'
import { pageFindings } from '../3-pages/page-findings.ts'
import { locateFindings } from '../diagnostics/locate-findings.ts'
import type { SiteState } from './site-state.ts'

/**
 * All findings of a site, as a build would report them. Links are checked once all pages are known, because until then
 * nobody can say that an id does not exist.
 */
export function findings(host: Host, state: SiteState, made: readonly (MadePage | undefined)[]): readonly Diagnostic[] {
  const { config, source, site } = state
  const pages = made.flatMap((page) => page ?? [])
  const ofPages = pages.flatMap(pageFindings)
  const isWhole = pages.length === site.plans.length
  const links = isWhole ? checkAllLinks(host, source, site, { pages }) : []
  const diagnostics = locateFindings(host, [...state.diagnostics, ...ofPages, ...links])
  return verdict(diagnostics, config, { strict: false }).diagnostics
}
