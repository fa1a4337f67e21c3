import { relative, resolve } from 'node:path'
import { pretty } from '../diagnostics/reporters/pretty.ts'
import { nodeHost } from '../io/node-host.ts'
import { loadConfig } from '../1-config/load-config.ts'
import type { Config } from '../model/config.ts'
import { textOf } from '../text/text-of.ts'
import type { ProcessLike } from './process-like.ts'
import { cacheVersion } from './version.ts'

/** The config of a site, without building it; undefined if it can't be used, which is said on stderr. */
export async function siteConfig(
  { siteDir, outDir, command }: { readonly siteDir: string; readonly outDir: string; readonly command: string },
  { cwd, env, stderr }: ProcessLike,
): Promise<Config | undefined> {
  const started = performance.now()
  const host = nodeHost({ siteDir, outDir, version: cacheVersion, cache: 'use', workers: 0, env })
  try {
    const { value, diagnostics } = await loadConfig(host, {})
    if (value.config) return value.config
    const nothing = { pages: 0, versions: 0, written: 0, unchanged: 0, cached: 0, outputBytes: 0 }
    const report = pretty(
      {
        ...nothing,
        ok: false,
        command,
        durationMs: Math.round(performance.now() - started),
        outDir,
        diagnostics,
        strict: false,
      },
      {
        color: stderr.isTTY === true && !env['NO_COLOR'] && !env['CI'],
        sourceOf: (file) => textOf(host, file),
        relative: (file) => relative(cwd(), resolve(siteDir, file)).replaceAll('\\', '/') || '.',
      },
    )
    stderr.write(report.stderr)
    return undefined
  } finally {
    await host.close()
  }
}
