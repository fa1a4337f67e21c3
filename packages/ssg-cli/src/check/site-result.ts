import { atOrigins } from '../diagnostics/at-origins.ts'
import { atPlugins } from '../diagnostics/at-plugins.ts'
import { locateDiagnostics } from '../diagnostics/locate-diagnostics.ts'
import type { Host } from '../host.ts'
import type { BuildOptions, SiteResult } from '../model/build.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Outcome } from '../model/outcome.ts'
import type { MadePages } from '../model/page-plan.ts'
import type { Site } from '../model/planned-site.ts'
import { verdict } from './site-verdict.ts'

/** What the steps of a command gave. */
export interface SiteOutcome {
  readonly site: Site
  readonly made: Outcome<MadePages>
  /** Diagnostics of links, with their positions. */
  readonly links: readonly Diagnostic[]
  /** Steps before the pages. */
  readonly before: readonly Outcome<unknown>[]
}

/** The result of a command that made or checked all pages. */
export function siteResult(
  host: Pick<Host, 'files'>,
  { site, made, links, before }: SiteOutcome,
  options: Pick<BuildOptions, 'strict'>,
): SiteResult {
  const found = atPlugins([...allOf(before), ...made.diagnostics], site.config.plugins, site.configSource)
  const located = locateDiagnostics(host, found)
  const { diagnostics, ok } = verdict(atOrigins(host, [...located, ...links], site.config), site, options)
  const { pages, cached, runs } = made.value
  const versions = versionsOf(site)
  return { state: ok ? 'done' : stateOf(diagnostics), pages: pages.length, versions, cached, runs, diagnostics }
}

/** Versions of docs that somebody wrote. What plugins make has none of its own, unless a site has nothing else. */
function versionsOf({ config, collections }: Site): number {
  const made = new Set(config.collections.flatMap(({ id, origins }) => (origins ? [id] : [])))
  const written = collections.filter(({ id }) => !made.has(id))
  return (written.length > 0 ? written : collections).reduce((sum, { versions }) => sum + versions.length, 0)
}

/** The result of a command that could not plan the site: the config can't be used, or not even the theme can be bundled. */
export function failedResult(
  host: Pick<Host, 'files'>,
  loaded: Outcome<{ readonly config: Site['config'] | undefined }>,
  options: Pick<BuildOptions, 'strict'>,
  planned?: Outcome<unknown>,
): SiteResult {
  const diagnostics = planned ? locateDiagnostics(host, allOf([loaded, planned])) : loaded.diagnostics
  return {
    state: planned ? 'failed' : 'invalid',
    pages: 0,
    versions: 0,
    cached: 0,
    runs: { compiled: 0, linked: 0, rendered: 0 },
    diagnostics: verdict(
      atOrigins(host, diagnostics, loaded.value.config ?? {}),
      { config: loaded.value.config ?? { diagnostics: {} } },
      options,
    ).diagnostics,
  }
}

/** How a command ended that did not succeed: what is wrong with the config weighs more. */
export function stateOf(diagnostics: readonly Diagnostic[]): 'failed' | 'invalid' {
  return diagnostics.some(({ code }) => code === 'invalid-config') ? 'invalid' : 'failed'
}

function allOf(steps: readonly Outcome<unknown>[]): readonly Diagnostic[] {
  return steps.flatMap(({ diagnostics }) => diagnostics)
}
