import { join } from 'node:path'
import { check, withFindings, type CheckResult } from '../check.ts'
import { changedFindings } from '../changed-findings.ts'
import type { GitChanges } from '../host.ts'
import { checkOutside } from '../io/external/check-outside.ts'
import { nodeHost, workFolder } from '../io/node-host.ts'
import { checkPlace } from '../io/check-place.ts'
import { interruption } from './interruption.ts'
import { UsageError, type ProcessLike } from './process-like.ts'
import { progressLine } from './progress-line.ts'
import { siteDir } from './site-dir.ts'
import { exitCodeOf, writeReport, type ReporterName } from './write-report.ts'

/** Flags of `docs-build check`. */
export interface CheckFlags {
  readonly strict: boolean
  readonly since?: string
  readonly fix: boolean
  readonly external: boolean
  /** Milliseconds. */
  readonly timeout: number
  readonly concurrency: number
  readonly baseUrl?: string
  readonly drafts: boolean
  readonly cache: boolean
  readonly reporter: ReporterName
  /** Identity of the cache. */
  readonly cacheVersion: string
}

/** Check a site. Returns the exit code: 0 done, 1 errors in the content, 2 in the config, 130 or 143 interrupted. */
export async function checkCommand(
  named: string | undefined,
  flags: CheckFlags,
  process: ProcessLike,
): Promise<number> {
  const started = performance.now()
  const cwd = process.cwd()
  const site = siteDir(named, cwd)
  const outDir = join(site, 'dist')
  const place = checkPlace(site)
  const line = progressLine(process)
  const host = nodeHost({
    siteDir: site,
    outDir,
    version: flags.cacheVersion,
    cache: flags.cache ? 'use' : 'fresh',
    ...place.host,
    progress: line.show,
  })
  try {
    const outcome = await Promise.race([run(), interruption(process)])
    line.clear()
    if (typeof outcome === 'number') {
      process.stderr.write('Interrupted.\n')
      return outcome
    }
    const durationMs = performance.now() - started
    writeReport({ ...outcome, command: 'check', durationMs }, flags, { site, outDir, cwd }, process)
    return exitCodeOf(outcome)
  } finally {
    line.clear()
    await host.close()
    place.release()
  }

  async function run(): Promise<CheckResult> {
    // A wrong ref is told at once.
    const changes = flags.since === undefined ? undefined : await changesSince(flags.since)
    const all = await check(host, flags)
    const isOurs = ({ file }: { readonly file: string }) => !changes || changes.changed.has(file)
    const result = changes ? withFindings(host, all, await changedFindings(host, all, changes), flags) : all
    if (!flags.external || !result.site) return result
    // Others may work on the site while the network is asked.
    place.release()
    const { config, outbound } = result.site
    const outside = await checkOutside(outbound.filter(isOurs), {
      ...config.check.external,
      timeout: flags.timeout,
      concurrency: flags.concurrency,
      memory: join(site, workFolder, 'external-links.json'),
      isFresh: !flags.cache,
      progress: line.show,
    })
    return withFindings(host, result, [...result.diagnostics, ...outside], flags)
  }
  async function changesSince(ref: string): Promise<GitChanges> {
    const changes = await host.git.changes({ ref })
    if ('problem' in changes) throw new UsageError(changes.problem)
    return changes
  }
}
