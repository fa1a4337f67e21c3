import { loadConfig } from '../1-config/load-config.ts'
import { nodeHost } from '../io/node-host.ts'
import type { Config } from '../model/config.ts'
import type { ProcessLike } from './process-like.ts'
import { failureText, reportContext } from './report/report-context.ts'
import { cacheVersion } from './tool-version.ts'

/** The config of a site, without building it; undefined if it can't be used, which is said on stderr. */
export async function siteConfig(
  { siteDir, outDir, command }: { readonly siteDir: string; readonly outDir: string; readonly command: string },
  process: ProcessLike,
): Promise<Config | undefined> {
  const started = performance.now()
  const host = nodeHost({ siteDir, outDir, version: cacheVersion, cache: 'use', workers: 0, env: process.env })
  try {
    const { value, diagnostics } = await loadConfig(host, {})
    if (value.config) return value.config
    const durationMs = Math.round(performance.now() - started)
    process.stderr.write(failureText({ command, diagnostics, durationMs }, reportContext(host, siteDir, process)))
    return undefined
  } finally {
    await host.close()
  }
}
