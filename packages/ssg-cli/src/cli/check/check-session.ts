import { join } from 'node:path'
import type { Progress } from '../../host.ts'
import { checkFolders, type CheckFolders } from '../../io/check-folders.ts'
import type { ProcessLike } from '../process-like.ts'
import { damageWords } from '../report/damage-words.ts'
import { progressLine } from '../report/progress-line.ts'
import { siteDir } from '../site-dir.ts'

/** What every command needs that checks a site and writes nothing. */
export interface CheckSession {
  /** Absolute path of the site. */
  readonly site: string
  /** Absolute path of its usual output folder. */
  readonly outDir: string
  readonly cwd: string
  readonly folders: CheckFolders
  readonly progress: (progress: Progress) => void
  /** Remove the line of progress: there is something to say. */
  readonly clear: () => void
  /** Milliseconds since the command began. */
  readonly elapsed: () => number
}

/** Find the site and a folder to work in, run a command there, and leave nothing behind, whatever becomes of it. */
export async function checkSession(
  named: string | undefined,
  process: ProcessLike,
  run: (session: CheckSession) => Promise<number>,
): Promise<number> {
  const started = performance.now()
  const cwd = process.cwd()
  const site = siteDir(named, cwd)
  const folders = checkFolders(site)
  const line = progressLine(process)
  const damaged = new Set<string>()
  const elapsed = () => performance.now() - started
  try {
    return await run({
      site,
      outDir: join(site, 'dist'),
      cwd,
      folders: { ...folders, host: { ...folders.host, onDamage: (file) => damaged.add(file) } },
      progress: line.show,
      clear: line.clear,
      elapsed,
    })
  } finally {
    line.clear()
    process.stderr.write(damageWords(damaged.size))
    folders.release()
  }
}
