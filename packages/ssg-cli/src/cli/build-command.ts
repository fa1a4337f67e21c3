import { join, relative, resolve } from 'node:path'
import { build, type BuildResult } from '../build.ts'
import { github } from '../diagnostics/reporters/github.ts'
import { json } from '../diagnostics/reporters/json.ts'
import { pretty } from '../diagnostics/reporters/pretty.ts'
import { sarif } from '../diagnostics/reporters/sarif.ts'
import type { Report, Reporter } from '../diagnostics/report.ts'
import { lockSite, SiteLocked } from '../io/lock.ts'
import { codeOf, nodeFiles, reasonOf } from '../io/node-files.ts'
import { nodeHost, workFolder } from '../io/node-host.ts'
import { OutputFailed, OutputRefused } from '../io/node-output.ts'
import { readText } from '../scan-site.ts'
import { profileText, profiler } from './profile.ts'
import { progressLine } from './progress-line.ts'
import { UsageError, type ProcessLike } from './process-like.ts'
import { siteDir } from './site-dir.ts'

/** The reporters by name. */
export const reporters = { pretty, json, github, sarif } as const satisfies Record<string, Reporter>

/** Flags of `docs-build build`. */
export interface BuildFlags {
  readonly outDir?: string
  readonly baseUrl?: string
  readonly cache: boolean
  readonly clean: boolean
  readonly strict: boolean
  readonly drafts: boolean
  readonly reporter: keyof typeof reporters
  readonly workers?: number
  /** Tell what steps and pages take. */
  readonly profile?: boolean
  /** Identity of the cache. */
  readonly cacheVersion: string
}

const interrupted = { SIGINT: 130, SIGTERM: 143 } as const

/** Build a site. Returns the exit code: 0 done, 1 errors in the content, 2 in the config, 130 or 143 interrupted. */
export async function buildCommand(
  named: string | undefined,
  flags: BuildFlags,
  process: ProcessLike,
): Promise<number> {
  const started = performance.now()
  const cwd = process.cwd()
  const site = siteDir(named, cwd)
  const outDir = flags.outDir === undefined ? join(site, 'dist') : resolve(cwd, flags.outDir)
  if (site === outDir || site.startsWith(`${outDir}/`))
    throw new UsageError(`Unexpected output folder "${flags.outDir}", expected one that does not hold the site itself.`)
  const release = lockSite(join(site, workFolder))
  const line = progressLine(process)
  const profile = flags.profile ? profiler() : undefined
  const host = nodeHost({
    siteDir: site,
    outDir,
    version: flags.cacheVersion,
    cache: flags.clean ? 'delete' : flags.cache ? 'use' : 'fresh',
    workers: flags.workers,
    profile: flags.profile,
    progress(progress) {
      line.show(progress)
      profile?.show(progress)
    },
  })
  try {
    const outcome = await Promise.race([build(host, flags), signal(process)])
    line.clear()
    if (typeof outcome === 'number') {
      // Threads write into the coming output until they end.
      await host.close()
      host.output.abort()
      process.stderr.write('Interrupted. The previous output is untouched.\n')
      return outcome
    }
    const times = profile?.result((file) => relativePath(cwd, resolve(site, file)))
    if (times) process.stderr.write(profileText(times))
    const durationMs = performance.now() - started
    report({ ...outcome, profile: times }, flags, { site, outDir, cwd, durationMs }, process)
    return outcome.state === 'done' ? 0 : outcome.state === 'invalid' ? 2 : 1
  } catch (error) {
    line.clear()
    await host.close()
    host.output.abort()
    process.stderr.write(`${wordsOf(error)}\n`)
    return error instanceof OutputRefused ? 2 : 1
  } finally {
    await host.close()
    release()
  }
}

/** Words for a disk that fails; anything else is a bug. */
function wordsOf(error: unknown): string {
  if (error instanceof OutputFailed || error instanceof OutputRefused || error instanceof SiteLocked)
    return error.message
  if (!['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'EFBIG'].includes(codeOf(error) ?? '')) throw error
  return `The folder "${workFolder}" of the site can't be written. ${reasonOf(error)} The previous output is untouched.`
}

function signal(process: ProcessLike): Promise<number> {
  return new Promise((done) => {
    process.on('SIGINT', () => done(interrupted.SIGINT))
    process.on('SIGTERM', () => done(interrupted.SIGTERM))
  })
}

function report(
  result: BuildResult & Pick<Report, 'profile'>,
  flags: BuildFlags,
  where: { site: string; outDir: string; cwd: string; durationMs: number },
  process: ProcessLike,
): void {
  const files = nodeFiles(where.site, { get: () => undefined, set: () => undefined })
  const text = reporters[flags.reporter](
    {
      ok: result.state === 'done',
      command: 'build',
      durationMs: Math.round(where.durationMs),
      pages: result.pages,
      versions: result.versions,
      written: result.written,
      unchanged: result.unchanged,
      cached: result.cached,
      outDir: relativePath(where.cwd, where.outDir),
      outputBytes: result.outputBytes,
      diagnostics: result.diagnostics,
      strict: flags.strict,
      profile: result.profile,
    },
    {
      color: process.stderr.isTTY === true && !process.env['NO_COLOR'] && !process.env['CI'],
      sourceOf: (file) => sourceOf(file, { files }),
      relative: (file) => relativePath(where.cwd, resolve(where.site, file)),
    },
  )
  process.stderr.write(text.stderr)
  process.stdout.write(text.stdout)
}

function sourceOf(file: string, host: Parameters<typeof readText>[0]): string | undefined {
  try {
    return readText(host, file)
  } catch {
    return undefined
  }
}

function relativePath(from: string, to: string): string {
  return relative(from, to).replaceAll('\\', '/') || '.'
}
