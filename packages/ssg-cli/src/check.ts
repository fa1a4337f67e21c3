import { cacheLimit } from './1-config/cache-limit.ts'
import { openShared } from './1-config/open-shared.ts'
import { loadConfig } from './1-config/load-config.ts'
import { withWholeCache } from './3-pages/with-whole-cache.ts'
import { externalLinks } from './check/external-links.ts'
import { failedResult, siteResult, stateOf } from './check/site-result.ts'
import { finishedSite } from './check/finished-site.ts'
import { pluginChecks } from './check/plugin-checks.ts'
import { siteRoutes } from './check/site-routes.ts'
import { checkTargets, verdict } from './check/site-verdict.ts'
import { atOrigins } from './diagnostics/at-origins.ts'
import { locateDiagnostics } from './diagnostics/locate-diagnostics.ts'
import { translationDiagnostics } from './edits/translations/translation-diagnostics.ts'
import { withMoves } from './edits/with-moves.ts'
import type { Host } from './host.ts'
import { makeSite } from './make-site.ts'
import type { BuildOptions, CheckResult } from './model/build.ts'
import type { Diagnostic } from './model/diagnostic.ts'
import { outcome } from './model/outcome.ts'
import { memo } from './text/memo.ts'

/**
 * Find everything that a build would report, without writing a file: the steps are those of `build`, but a page is
 * rendered only where nothing else tells what is wrong with it.
 */
export function check(host: Host, options: BuildOptions): Promise<CheckResult> {
  return withWholeCache(host, () => checkSite(host, options))
}

async function checkSite(host: Host, options: BuildOptions): Promise<CheckResult> {
  // 1
  host.progress({ step: 'config' })
  const loaded = await loadConfig(host, options)
  const { config, translations, source: configSource } = loaded.value
  if (!config) return failedResult(host, loaded, options)
  const unusable = await openShared(host, { config, source: configSource })
  if (unusable.length > 0) return failedResult(host, outcome(loaded.value, unusable), options)

  // 2, 3
  const { planned, made } = await makeSite(host, {
    config,
    ...(translations && { translations }),
    configSource,
    drafts: options.drafts,
    purpose: 'check',
  })
  const site = planned.value?.site
  if (!site || !made) return failedResult(host, loaded, options, planned)
  const { pages } = made.value
  const links = await checkTargets(host, site, made.value)
  const plugins = loaded.value.plugins.map(({ plugin }) => plugin)
  const finished = memo(() => finishedSite({ config: site.config, pages }))
  const ofPlugins = await pluginChecks(host, { plugins, configSource }, finished)
  const ofTranslations = await translationDiagnostics(host, planned.value)
  host.cache.save(cacheLimit(config))
  const result = siteResult(
    host,
    { site, made, links, before: [loaded, planned, outcome(undefined, [...ofPlugins, ...ofTranslations])] },
    options,
  )
  const known = { config, table: site.context.table, pages }
  const { differences } = loaded.value
  return {
    ...result,
    ...(differences && { differences }),
    diagnostics: await withMoves(host, known, result.diagnostics),
    site: { ...known, routes: () => siteRoutes(site, made.value), external: () => externalLinks(site, made.value) },
  }
}

/** The result of a check with other diagnostics: what the network says besides, or only what concerns somebody. */
export function withDiagnostics(
  host: Pick<Host, 'files'>,
  result: CheckResult,
  found: readonly Diagnostic[],
  options: Pick<BuildOptions, 'strict'>,
): CheckResult {
  if (!result.site) return result
  const { diagnostics, ok } = verdict(
    atOrigins(host, locateDiagnostics(host, found), result.site.config),
    result.site,
    options,
  )
  return { ...result, diagnostics, state: ok ? 'done' : stateOf(diagnostics) }
}
