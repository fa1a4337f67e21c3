import { cacheLimit } from './1-config/cache-limit.ts'
import { openShared } from './1-config/open-shared.ts'
import { loadConfig } from './1-config/load-config.ts'
import { docsOf } from './2-sources/docs-of.ts'
import { verifyPlugins } from './3-pages/verify-plugins.ts'
import { withWholeCache } from './3-pages/with-whole-cache.ts'
import { inlineScripts } from './3-pages/render/inline-scripts.ts'
import { finishedPlugins } from './4-emit/finished-plugins.ts'
import { pluginFiles } from './4-emit/plugin-files.ts'
import { bringDerived, emitSite } from './4-emit/emit-site.ts'
import { reportedIslands } from './4-emit/reported-islands.ts'
import { finishedSite } from './check/finished-site.ts'
import { pluginChecks } from './check/plugin-checks.ts'
import { checkTargets } from './check/site-verdict.ts'
import { failedResult, siteResult } from './check/site-result.ts'
import { translationDiagnostics } from './edits/translations/translation-diagnostics.ts'
import { withMoves } from './edits/with-moves.ts'
import type { Host } from './host.ts'
import { makeSite } from './make-site.ts'
import type { BuildOptions, BuildResult } from './model/build.ts'
import { outcome } from './model/outcome.ts'
import { memo } from './text/memo.ts'
import { siteRoot } from './text/urls/site-root.ts'
import { htmlFile } from './text/urls/page-files.ts'

/**
 * Build the site: config → sources → pages → emit.
 *
 * Every step gives values and diagnostics; nothing that an author wrote makes it throw. The output is replaced at the
 * very end, and only if there is no error.
 */
export function build(host: Host, options: BuildOptions): Promise<BuildResult> {
  return withWholeCache(host, () => buildSite(host, options))
}

async function buildSite(host: Host, options: BuildOptions): Promise<BuildResult> {
  // 1: what the config says, checked.
  host.progress({ step: 'config' })
  const loaded = await loadConfig(host, options)
  const { config, translations, source: configSource } = loaded.value
  const plugins = loaded.value.plugins.map(({ plugin }) => plugin)
  if (!config) return { ...failedResult(host, loaded, options), ...noFiles }
  const unusable = await openShared(host, { config, source: configSource }, options)
  if (unusable.length > 0) return { ...failedResult(host, outcome(loaded.value, unusable), options), ...noFiles }
  const present = host.output.open()

  // 2: every source reads heads and places pages; imports are followed, code is bundled, the site is joined.
  // 3: each page that is not known is compiled, linked and rendered; then links are checked, for all ids are known.
  const request = {
    config,
    ...(translations && { translations }),
    configSource,
    drafts: options.drafts,
    purpose: 'build',
  } as const
  const { planned, made: first } = await makeSite(host, request, { ...options, present })
  const site = planned.value?.site
  const made = site && first && options.verifyPlugins ? await verifyPlugins(host, site, first, present) : first
  if (!site || !made) return { ...failedResult(host, loaded, options, planned), ...noFiles }
  const { pages } = made.value
  const { languages } = planned.value
  await host.shared.share()
  if (options.shard) {
    host.output.abort()
    return { ...siteResult(host, { site, made, links: [], before: [loaded, planned] }, options), ...noFiles }
  }
  const html = (route: string) => host.output.read(htmlFile(route, config))
  const finished = memo(() => finishedSite({ config: site.config, pages, html, docs: docsOf(languages) }))
  const links = await checkTargets(host, site, made.value)
  const ofPlugins = await pluginChecks(host, { plugins, configSource }, finished)
  const ofTranslations = await translationDiagnostics(host, planned.value)
  const steps = { site, made, links, before: [loaded, planned, outcome(undefined, [...ofPlugins, ...ofTranslations])] }
  const checked = siteResult(host, steps, options)

  // Files that plugins write, and what goes wrong with them: nobody needs those of a site that is not built.
  const emitted = await pluginFiles(host, { plugins: checked.state === 'done' ? plugins : [], site, pages, finished })
  const isSound = emitted.diagnostics.length === 0
  const found = isSound ? checked : siteResult(host, { ...steps, before: [...steps.before, emitted] }, options)
  const known = { config, table: site.context.table, pages }
  const { differences } = loaded.value
  const diagnostics = await withMoves(host, known, found.diagnostics)
  const result = { ...found, diagnostics, ...(differences && { differences }) }
  if (result.state !== 'done') {
    host.output.abort()
    host.cache.save(cacheLimit(config))
    return { ...result, ...noFiles }
  }

  // 4: every other file of the output.
  host.progress({ step: 'emit' })
  const scripts = await inlineScripts(host, site)
  const toEmit = { pages, inlineScripts: scripts, ofPlugins: emitted.value, present }
  const files = emitSite(host, site, { ...toEmit, present: await bringDerived(host, site, toEmit) })
  await host.shared.share()
  const { written, unchanged } = await host.output.commit(files, siteRoot(config))
  host.cache.save(cacheLimit(config))
  const isDocusaurus = config.siteConfig !== undefined
  const finishing = await finishedPlugins(host, { plugins, configSource, isDocusaurus }, finished)
  const ended = siteResult(
    host,
    { ...steps, before: [...steps.before, emitted, outcome(undefined, finishing)] },
    options,
  )
  const output = { written, unchanged, outputBytes: files.reduce((sum, { size }) => sum + size, 0) }
  if (finishing.length > 0) return { ...result, state: ended.state, diagnostics: ended.diagnostics, ...output }
  const islands = reportedIslands(site, pages)
  return { ...result, config, islands, ...output }
}

const noFiles = { written: 0, unchanged: 0, outputBytes: 0 } as const
