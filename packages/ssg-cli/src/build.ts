import type { BuildOptions, BuildResult } from './model/build.ts'
import { emitSite } from './4-emit/emit-site.ts'
import type { Host } from './host.ts'
import { inlineScripts } from './3-pages/render/inline-scripts.ts'
import { makePages } from './3-pages/make-pages.ts'
import type { Diagnostic } from './model/diagnostic.ts'
import { planSite } from './plan-site.ts'
import { checkTargets, verdict } from './check/site-verdict.ts'
import { versionCount } from './2-sources/docs/version-count.ts'

/** A result of which nothing is known yet. */
export const nothing = {
  pages: 0,
  versions: 0,
  written: 0,
  unchanged: 0,
  cached: 0,
  outputBytes: 0,
  runs: { compiled: 0, linked: 0, rendered: 0 },
} as const

/**
 * Build the site: config → scan → graph → (compile → link → render) a page → emit.
 *
 * Every step gives values and findings; nothing that an author wrote makes it throw. The output is
 * replaced at the very end, and only if there is no error.
 */
export async function build(host: Host, options: BuildOptions): Promise<BuildResult> {
  const planned = await planSite(host, options, 'build')
  if (planned.state !== 'planned') return { ...nothing, ...planned }
  const { config, source, site, diagnostics: planning } = planned
  // Everything is bundled: what the bundler holds is memory for pages.
  await host.bundler.close()

  const made = await makePages(host, site)
  const links = await checkTargets(host, source, site, made.value)
  const { diagnostics, ok } = verdict([...planning, ...made.diagnostics, ...links], config, options)
  const { runs, pages, cached } = made.value
  const counts = { ...nothing, pages: pages.length, versions: versionCount(site.graph), runs, cached, diagnostics }
  if (!ok) {
    host.output.abort()
    host.cache.save()
    return { ...counts, state: stateOf(diagnostics) }
  }

  host.progress({ step: 'emit' })
  const files = emitSite(host, site, made.value, await inlineScripts(host, site.context))
  const { written, unchanged } = await host.output.commit(files, config.baseUrl)
  host.cache.save()
  return { ...counts, state: 'done', written, unchanged, outputBytes: files.reduce((sum, { size }) => sum + size, 0) }
}

/** How a command ended that did not succeed: what is wrong with the config weighs more. */
export function stateOf(diagnostics: readonly Diagnostic[]): 'failed' | 'invalid' {
  return diagnostics.some(({ code }) => code === 'invalid-config') ? 'invalid' : 'failed'
}
