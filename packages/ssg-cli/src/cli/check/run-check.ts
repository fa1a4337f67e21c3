import { join } from 'node:path'
import { changedDiagnostics } from '../../check/changed-diagnostics.ts'
import { checkAgain } from '../../check/check-again.ts'
import { check, withDiagnostics } from '../../check.ts'
import type { CheckResult } from '../../model/build.ts'
import type { GitChanges, Progress } from '../../host.ts'
import { applyFixes } from '../../io/files/apply-fixes.ts'
import type { CheckFolders } from '../../io/check-folders.ts'
import { checkExternal } from '../../io/external/check-external.ts'
import { nodeHost, workFolder } from '../../io/node-host.ts'
import type { MovedLink } from '../../model/external-link.ts'
import type { Fix } from '../../model/fix.ts'
import { planFixes } from '../../edits/plan-fixes.ts'
import { UsageError } from '../process-like.ts'
import type { ReporterName } from '../report/write-report.ts'
import { cacheVersion } from '../tool-version.ts'

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
  readonly locale?: readonly string[]
  readonly drafts: boolean
  readonly cache: boolean
  readonly reporter: ReporterName
}

/** Where a check works. */
export interface CheckRun {
  /** Absolute path of the site. */
  readonly site: string
  /** Absolute path of the output folder, which git need not look into. */
  readonly outDir: string
  readonly folders: CheckFolders
  readonly progress: (progress: Progress) => void
}

/** What a check found, and what it repaired. */
export interface CheckOutcome extends CheckResult {
  readonly fixes?: readonly Fix[]
  /** Links to other sites that redirect for good. */
  readonly moved?: readonly MovedLink[]
}

type OpenHost = ReturnType<typeof nodeHost>

/** Rounds of repairs: one may bring to light what it hid, seldom more. */
const mostRounds = 5

/** Check a site; repair what is to be repaired and check again; ask the network last. */
export async function runCheck(run: CheckRun, flags: CheckFlags): Promise<CheckOutcome> {
  const fixes: Fix[] = []
  let last = await round(run, flags)
  // A host reads each file once: what was repaired is seen by another one.
  for (let count = 1; last.fixes.length > 0 && count < mostRounds; count++) {
    fixes.push(...last.fixes)
    last = await round(run, flags)
  }
  fixes.push(...last.fixes)
  // Others may work on the site while the network is asked.
  run.folders.release()
  const result = flags.external ? await withNetwork(run, flags, last) : last.result
  return flags.fix ? { ...result, fixes } : result
}

async function round(run: CheckRun, flags: CheckFlags): Promise<Found & { readonly fixes: readonly Fix[] }> {
  return withHost(run, flags, async (host) => {
    const found = await findings(host, flags)
    const fixes = flags.fix ? applyFixes(run.site, host.files, await planFixes(host, found.result)) : []
    return { ...found, fixes }
  })
}

interface Found {
  readonly result: CheckResult
  readonly changes: GitChanges | undefined
}

async function findings(host: OpenHost, flags: CheckFlags): Promise<Found> {
  // A wrong ref is told at once.
  const changes = flags.since === undefined ? undefined : await changesSince(host, flags.since)
  // Repairs, the network and what concerns a change need more than the diagnostics.
  const isPlain = !changes && !flags.fix && !flags.external
  const all = isPlain ? await checkAgain(check, host, flags) : await check(host, flags)
  if (!changes) return { result: all, changes }
  return { result: withDiagnostics(host, all, await changedDiagnostics(host, all, changes), flags), changes }
}

async function changesSince(host: OpenHost, ref: string): Promise<GitChanges> {
  const changes = await host.git.changes({ ref })
  if ('problem' in changes) throw new UsageError(changes.problem)
  return changes
}

async function withNetwork(run: CheckRun, flags: CheckFlags, { result, changes }: Found): Promise<CheckOutcome> {
  if (!result.site) return result
  const { config, external } = result.site
  const isOurs = ({ file }: { readonly file: string }) => !changes || changes.changed.has(file)
  const { diagnostics: ofNetwork, moved } = await checkExternal(external().filter(isOurs), {
    ...config.check.external,
    timeout: flags.timeout,
    concurrency: flags.concurrency,
    memory: join(run.site, workFolder, 'external-links.json'),
    isFresh: !flags.cache,
    progress: run.progress,
  })
  const diagnostics = [...result.diagnostics, ...ofNetwork]
  const whole = await withHost(run, flags, async (host) => withDiagnostics(host, result, diagnostics, flags))
  return { ...whole, moved }
}

async function withHost<T>(run: CheckRun, flags: CheckFlags, work: (host: OpenHost) => Promise<T>): Promise<T> {
  const host = nodeHost({
    siteDir: run.site,
    outDir: run.outDir,
    version: cacheVersion,
    cache: flags.cache ? 'use' : 'fresh',
    ...run.folders.host,
    progress: run.progress,
  })
  try {
    return await work(host)
  } finally {
    await host.close()
  }
}
