import { rmSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { build } from '../../build.ts'
import { lockSite } from '../../io/lock.ts'
import { sweepShards } from '../../io/lock/sweep-shards.ts'
import { nodeHost, workFolder } from '../../io/node-host.ts'
import { nodeOutput, OutputRefused } from '../../io/node-output.ts'
import type { Output } from '../../host.ts'
import type { OfflineResult } from '../../io/offline/write-offline.ts'
import { OutputFailed } from '../../io/output/output-failed.ts'
import type { BuildResult } from '../../model/build.ts'
import { damageWords } from '../report/damage-words.ts'
import { sharedWords } from '../report/shared-words.ts'
import type { BuildFlags } from './build-flags.ts'
import { buildPlaces } from './build-places.ts'
import { lostShard } from './lost-shard.ts'
import { diskProblem } from '../disk-problem.ts'
import { profileText, profiler } from './profile.ts'
import { unlessInterrupted } from '../signals.ts'
import { progressLine } from '../report/progress-line.ts'
import type { ProcessLike } from '../process-like.ts'
import { exitCodeOf, writeReport } from '../report/write-report.ts'
import { siteDir } from '../site-dir.ts'
import { cacheVersion } from '../tool-version.ts'

/** Build a site. Returns the exit code: 0 done, 1 errors in the content, 2 in the config, 128 and more interrupted. */
export async function buildCommand(
  named: string | undefined,
  flags: BuildFlags,
  process: ProcessLike,
): Promise<number> {
  const started = performance.now()
  const cwd = process.cwd()
  const site = siteDir(named, cwd)
  const { wantedDir: outDir, ...places } = buildPlaces(site, flags, cwd)
  const line = progressLine(process)
  const say = (words: string) => {
    line.clear()
    process.stderr.write(`${words}\n`)
  }
  sweepShards(join(site, workFolder))
  const { release } = lockSite(places.workDir, 'build', say)
  const profile = flags.profile ? profiler() : undefined
  const damaged = new Set<string>()
  const host = nodeHost({
    ...places,
    version: cacheVersion,
    workers: flags.workers,
    profile: flags.profile,
    isForStore: flags.shard !== undefined,
    onDamage: (file) => damaged.add(file),
    say,
    progress(progress) {
      line.show(progress)
      profile?.show(progress)
    },
  })
  const output = flags.offline
    ? nodeOutput({ outDir, siteDir: site, stampDir: join(site, workFolder, 'outputs') })
    : host.output
  const work = async () => {
    const built = await build(host, flags)
    const offline = flags.offline && built.state === 'done' ? await offlineFolder(built, site, output, say) : {}
    return { built, offline }
  }
  const giveUp = async () => {
    host.output.close()
    const isUntouched = output.close()
    // Threads write into the coming output until they end.
    await host.close()
    host.output.abort()
    output.abort()
    return isUntouched
  }
  try {
    const made = await unlessInterrupted(work(), process)
    line.clear()
    if (typeof made === 'number') {
      const state = (await giveUp()) ? 'The previous output is untouched.' : 'The new output stands.'
      process.stderr.write(`Interrupted. ${state}\n`)
      return made
    }
    const { built, offline } = made
    const outcome = flags.shard && !host.shared.isOpen ? lostShard(built, site) : built
    process.stderr.write(damageWords(damaged.size) + sharedWords(host.shared))
    const times = profile?.result((file) => relative(cwd, resolve(site, file)).replaceAll('\\', '/'))
    if (times) process.stderr.write(profileText(times))
    const durationMs = performance.now() - started
    writeReport(
      { ...outcome, ...offline, command: commandName(flags), durationMs, profile: times, listsIslands: flags.islands },
      flags,
      { site, outDir },
      process,
    )
    return exitCodeOf(outcome)
  } catch (error) {
    line.clear()
    await giveUp()
    process.stderr.write(`${wordsOf(error, cwd)}\n`)
    return error instanceof OutputRefused ? 2 : 1
  } finally {
    await host.close()
    release()
    if (flags.shard) rmSync(places.workDir, { recursive: true, force: true })
  }
}

/** `build`, or `build --shard 2/8`. */
function commandName({ shard }: BuildFlags): string {
  return shard ? `build --shard ${shard.index}/${shard.count}` : 'build'
}

/** Make of a finished output one that works from files. */
async function offlineFolder(
  { config }: BuildResult,
  site: string,
  output: Output,
  warn: (words: string) => void,
): Promise<OfflineResult | undefined> {
  if (!config) return undefined
  const { writeOffline } = await import('../../io/offline/write-offline.ts')
  return writeOffline({ from: join(site, workFolder, 'offline'), output, config, warn })
}

/** Words for a disk that fails; anything else is a bug. All that fails does so before the output is replaced. */
function wordsOf(error: unknown, cwd: string): string {
  if (error instanceof OutputFailed || error instanceof OutputRefused) return error.message
  const problem = diskProblem(error, cwd)
  if (problem === undefined) throw error
  return `${problem} The previous output is untouched.`
}
