import { join } from 'node:path'
import { configNames, docusaurusNames } from '../../1-config/config-names.ts'
import { checkedConfig } from '../../1-config/checked-config.ts'
import { foreignConfig, type ForeignConfig } from '../../1-config/docusaurus/foreign-config.ts'
import { whereWritten } from '../../1-config/docusaurus/where-written.ts'
import { textProblem } from '../../1-config/text-problem.ts'
import { unreadableFile } from '../../diagnostics/catalogue.ts'
import { statOf } from '../../io/files/stat-of.ts'
import { exportedConfig } from '../../1-config/exported-config.ts'
import { takePlugins } from '../../1-config/plugins/written-plugins.ts'
import { inOtherLanguages } from '../../edits/migrate/in-other-languages.ts'
import { migratedConfig } from '../../edits/migrate/migrated-config.ts'
import { configFile, isDocusaurusSite } from '../../io/config-file.ts'
import { writeNewFiles } from '../../io/files/new-files.ts'
import { nodeHost } from '../../io/node-host.ts'
import { codeOf } from '../../io/files/node-files.ts'
import type { Host } from '../../host.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { outcome } from '../../model/outcome.ts'
import { textOf } from '../../text/text-of.ts'
import { notWritten } from '../disk-problem.ts'
import { UsageError, type ProcessLike } from '../process-like.ts'
import { failureText, reportContext, shownPath } from '../report/report-context.ts'
import { siteDir } from '../site-dir.ts'
import { cacheVersion } from '../tool-version.ts'

/** Write a config of ours beside a config of Docusaurus. Returns the exit code: 2 for a config that can't be read. */
export async function migrateCommand(named: string | undefined, process: ProcessLike): Promise<number> {
  const started = performance.now()
  const site = siteDir(named, process.cwd())
  const source = configFile(site)
  if (!isDocusaurusSite(site) || !statOf(join(site, source))?.isFile()) {
    const why = `expected ${docusaurusNames[0]} (or .mts, .cts, .js, .mjs, .cjs) and no ${configNames[0]}`
    throw new UsageError(`Unexpected site "${shownPath(process.cwd(), site)}", ${why}.`)
  }
  const outDir = join(site, 'dist')
  const host = nodeHost({ siteDir: site, outDir, version: cacheVersion, cache: 'use', workers: 0, env: process.env })
  try {
    const noText = textProblem(host, source)
    const module =
      noText === undefined
        ? await host.bundler.importModule(source)
        : outcome(undefined, [unreadableFile({ file: source, message: noText })])
    const isLoaded = module.diagnostics.length === 0
    const exported = isLoaded ? await exportedConfig(host, module.value, source) : outcome(undefined)
    const made = await inOtherLanguages(host, await foreignConfig(host, exported.value), source)
    const found = [...module.diagnostics, ...exported.diagnostics, ...made.diagnostics]
    const diagnostics = found.length > 0 ? found : await wrongValues(host, made.value, source)
    if (diagnostics.length > 0) {
      const durationMs = Math.round(performance.now() - started)
      process.stderr.write(
        failureText({ command: 'migrate', diagnostics, durationMs }, reportContext(host, site, process)),
      )
      return 2
    }
    const isFunction = typeof module.value === 'function'
    const text = migratedConfig({ ...made, given: exported.value, isFunction, source })
    const path = join(site, configNames[0])
    return written(path, text, process)
  } finally {
    await host.close()
  }
}

/** What no command could use of a config, where it is written. */
async function wrongValues(host: Host, value: ForeignConfig['value'], source: string): Promise<readonly Diagnostic[]> {
  const checked = await checkedConfig(host, { value: takePlugins(value).rest, source, text: '', flags: {} })
  const text = textOf(host, source) ?? ''
  return checked.value ? [] : checked.diagnostics.map((found) => whereWritten(found, text))
}

function written(path: string, content: string, process: ProcessLike): number {
  try {
    writeNewFiles([{ path, content }])
    process.stderr.write(`Wrote ${shownPath(process.cwd(), path)}, which is read from now on.\n`)
    return 0
  } catch (error) {
    if (codeOf(error) === undefined) throw error
    process.stderr.write(`${notWritten('The config', error, process.cwd())}\n`)
    return 1
  }
}
