import { join, relative, resolve } from 'node:path'
import { build } from '../../build.ts'
import { lockSite } from '../../io/lock.ts'
import { nodeHost, workFolder } from '../../io/node-host.ts'
import { nodeOutput, OutputRefused } from '../../io/node-output.ts'
import type { OfflineResult } from '../../io/offline/write-offline.ts'
import { OutputFailed } from '../../io/output/output-failed.ts'
import { isWithin } from '../../io/within.ts'
import type { BuildResult } from '../../model/build.ts'
import { damageWords } from '../report/damage-words.ts'
import { diskProblem } from '../disk-problem.ts'
import { profileText, profiler } from './profile.ts'
import { unlessInterrupted } from '../signals.ts'
import { progressLine } from '../report/progress-line.ts'
import { UsageError, type ProcessLike } from '../process-like.ts'
import { exitCodeOf, writeReport, type ReporterName } from '../report/write-report.ts'
import { siteDir } from '../site-dir.ts'
import { cacheVersion } from '../tool-version.ts'

/** Flags of `docs-build build`. */
export interface BuildFlags {
  readonly outDir?: string
  readonly baseUrl?: string
  readonly cache: boolean
  readonly clean: boolean
  readonly strict: boolean
  readonly locale?: readonly string[]
  readonly drafts: boolean
  /** Make a folder that works without a server. */
  readonly offline: boolean
  readonly reporter: ReporterName
  readonly workers?: number
  /** Tell what steps and pages take. */
  readonly profile: boolean
  /** Run plugins once more for each page, and report other answers. */
  readonly verifyPlugins: boolean
}

/** Build a site. Returns the exit code: 0 done, 1 errors in the content, 2 in the config, 130 or 143 interrupted. */
export async function buildCommand(
  named: string | undefined,
  flags: BuildFlags,
  process: ProcessLike,
): Promise<number> {
  const started = performance.now()
  const cwd = process.cwd()
  const site = siteDir(named, cwd)
  const wanted = flags.outDir ?? join(site, flags.offline ? 'dist-offline' : 'dist')
  const outDir = resolve(cwd, wanted)
  if (isWithin(site, outDir))
    throw new UsageError(`Unexpected output folder "${flags.outDir}", expected one that does not hold the site itself.`)
  const line = progressLine(process)
  const say = (words: string) => {
    line.clear()
    process.stderr.write(`${words}\n`)
  }
  const { release } = lockSite(join(site, workFolder), 'build', say)
  const profile = flags.profile ? profiler() : undefined
  const damaged = new Set<string>()
  const host = nodeHost({
    siteDir: site,
    // The folder without a server is made of an output with one, which stands apart from that which is published.
    outDir: flags.offline ? join(site, workFolder, 'offline') : outDir,
    version: cacheVersion,
    cache: flags.clean ? 'delete' : flags.cache ? 'use' : 'fresh',
    workers: flags.workers,
    profile: flags.profile,
    onDamage: (file) => damaged.add(file),
    say,
    progress(progress) {
      line.show(progress)
      profile?.show(progress)
    },
  })
  try {
    const outcome = await unlessInterrupted(build(host, flags), process)
    line.clear()
    if (typeof outcome === 'number') {
      // Threads write into the coming output until they end.
      await host.close()
      host.output.abort()
      process.stderr.write('Interrupted. The previous output is untouched.\n')
      return outcome
    }
    process.stderr.write(damageWords(damaged.size))
    const times = profile?.result((file) => relative(cwd, resolve(site, file)).replaceAll('\\', '/'))
    if (times) process.stderr.write(profileText(times))
    const offline = flags.offline && outcome.state === 'done' ? await offlineFolder(outcome, site, outDir, say) : {}
    const durationMs = performance.now() - started
    writeReport(
      { ...outcome, ...offline, command: 'build', durationMs, profile: times },
      flags,
      { site, outDir },
      process,
    )
    return exitCodeOf(outcome)
  } catch (error) {
    line.clear()
    await host.close()
    host.output.abort()
    process.stderr.write(`${wordsOf(error, cwd)}\n`)
    return error instanceof OutputRefused ? 2 : 1
  } finally {
    await host.close()
    release()
  }
}

/** Make of a finished output one that works from files. */
async function offlineFolder(
  { config }: BuildResult,
  site: string,
  outDir: string,
  warn: (words: string) => void,
): Promise<OfflineResult | undefined> {
  if (!config) return undefined
  const { writeOffline } = await import('../../io/offline/write-offline.ts')
  const output = nodeOutput({ outDir, siteDir: site, stampDir: join(site, workFolder, 'outputs') })
  return writeOffline({ from: join(site, workFolder, 'offline'), output, config, warn })
}

/** Words for a disk that fails; anything else is a bug. All that fails does so before the output is replaced. */
function wordsOf(error: unknown, cwd: string): string {
  if (error instanceof OutputFailed || error instanceof OutputRefused) return error.message
  const problem = diskProblem(error, cwd)
  if (problem === undefined) throw error
  return `${problem} The previous output is untouched.`
}
