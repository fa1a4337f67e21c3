import { join } from 'node:path'
import { configNames, docusaurusNames } from '../../1-config/config-names.ts'
import { foreignConfig } from '../../1-config/docusaurus/foreign-config.ts'
import { exportedConfig } from '../../1-config/exported-config.ts'
import { inOtherLanguages } from '../../edits/migrate/in-other-languages.ts'
import { migratedConfig } from '../../edits/migrate/migrated-config.ts'
import { configFile, isDocusaurusSite } from '../../io/config-file.ts'
import { writeNewFiles } from '../../io/new-files.ts'
import { nodeHost } from '../../io/node-host.ts'
import { codeOf, reasonOf } from '../../io/node-files.ts'
import { outcome } from '../../model/outcome.ts'
import { UsageError, type ProcessLike } from '../process-like.ts'
import { failureText, reportContext, shownPath } from '../report/report-context.ts'
import { siteDir } from '../site-dir.ts'
import { cacheVersion } from '../tool-version.ts'

/** Write a config of ours beside a config of Docusaurus. Returns the exit code: 2 for a config that can't be read. */
export async function migrateCommand(named: string | undefined, process: ProcessLike): Promise<number> {
  const started = performance.now()
  const site = siteDir(named, process.cwd())
  const source = configFile(site)
  if (!isDocusaurusSite(site)) {
    const why = `expected ${docusaurusNames[0]} (or .mts, .cts, .js, .mjs, .cjs) and no ${configNames[0]}`
    throw new UsageError(`Unexpected site "${shownPath(process.cwd(), site)}", ${why}.`)
  }
  const outDir = join(site, 'dist')
  const host = nodeHost({ siteDir: site, outDir, version: cacheVersion, cache: 'use', workers: 0, env: process.env })
  try {
    const module = await host.bundler.importModule(source)
    const isLoaded = module.diagnostics.length === 0
    const exported = isLoaded ? await exportedConfig(host, module.value, source) : outcome(undefined)
    const made = await foreignConfig(host, exported.value)
    const diagnostics = [...module.diagnostics, ...exported.diagnostics, ...made.diagnostics]
    if (diagnostics.length > 0) {
      const durationMs = Math.round(performance.now() - started)
      process.stderr.write(
        failureText({ command: 'migrate', diagnostics, durationMs }, reportContext(host, site, process)),
      )
      return 2
    }
    const isFunction = typeof module.value === 'function'
    const whole = await inOtherLanguages(host, made, source)
    const text = migratedConfig({ ...whole, given: exported.value, isFunction, source })
    const path = join(site, configNames[0])
    return written(path, text, process)
  } finally {
    await host.close()
  }
}

function written(path: string, content: string, process: ProcessLike): number {
  try {
    writeNewFiles([{ path, content }])
    process.stderr.write(`Wrote ${shownPath(process.cwd(), path)}, which is read from now on.\n`)
    return 0
  } catch (error) {
    if (codeOf(error) === undefined) throw error
    process.stderr.write(`The config can't be written. ${reasonOf(error)}\n`)
    return 1
  }
}
