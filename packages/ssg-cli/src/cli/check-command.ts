import { join, resolve } from 'node:path'
import { checkPlace } from '../io/check-place.ts'
import { untilSignal } from './until-signal.ts'
import type { ProcessLike } from './process-like.ts'
import { progressLine } from './progress-line.ts'
import { movedWords } from './moved-words.ts'
import { runCheck } from './run-check.ts'
import { siteDir } from './site-dir.ts'
import { exitCodeOf, relativePath, writeReport, type ReporterName } from './write-report.ts'

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
  try {
    const outcome = await Promise.race([
      runCheck({ site, outDir, place, progress: line.show }, flags),
      untilSignal(process),
    ])
    line.clear()
    if (typeof outcome === 'number') {
      process.stderr.write('Interrupted.\n')
      return outcome
    }
    const durationMs = performance.now() - started
    const { moved = [], ...result } = outcome
    process.stderr.write(movedWords(moved, (file) => relativePath(cwd, resolve(site, file))))
    writeReport({ ...result, command: 'check', durationMs }, flags, { site, outDir, cwd }, process)
    return exitCodeOf(outcome)
  } finally {
    line.clear()
    place.release()
  }
}
