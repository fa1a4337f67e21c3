import { dirname, join, resolve } from 'node:path'
import type { Git } from '../../host.ts'
import type { FileChange } from '../../watch/watch-host.ts'
import { textOfFile } from '../files/read-file.ts'
import { statOf } from '../files/stat-of.ts'
import { relativePath } from '../files/within.ts'

/** A repository that is asked again when another commit is checked out. */
export interface FollowedGit {
  readonly git: Git
  /** Files that tell of it, absolute; none while nobody asked for a commit. */
  readonly files: () => readonly string[]
  /** Those of them that say something else than when somebody asked. Each is told once. */
  readonly changes: () => readonly FileChange[]
}

/** Follow the repository of a site: what pages tell of their last change goes with each commit, and no file of the site does. */
export function followedGit(git: Git, siteDir: string): FollowedGit {
  let asked: { readonly state: string } | undefined
  const stateOf = (log: string) => {
    const found = statOf(log)
    return found ? `${found.size} ${found.mtimeMs}` : ''
  }
  const logs = () => (asked ? headLogs(siteDir) : [])
  return {
    git: {
      ...git,
      headCommit() {
        asked = { state: headLogs(siteDir).map(stateOf).join() }
        return git.headCommit()
      },
    },
    files: logs,
    changes() {
      const state = logs().map(stateOf).join()
      if (!asked || state === asked.state) return []
      asked = { state }
      return logs().map((log) => ({ path: relativePath(siteDir, log), kind: 'changed' }))
    },
  }
}

/**
 * Where git notes each commit that is checked out in a folder; nothing outside of repositories.
 *
 * @see https://git-scm.com/docs/gitrepository-layout
 */
function headLogs(folder: string): readonly string[] {
  const path = join(folder, '.git')
  const found = statOf(path)
  if (found?.isDirectory()) return [join(path, 'logs/HEAD')]
  // Of a further working tree it is a file that says where all else is.
  const [, elsewhere] = /^gitdir: (.+)$/m.exec((found?.isFile() && textOfFile(path)) || '') ?? []
  if (elsewhere !== undefined) return [resolve(folder, elsewhere, 'logs/HEAD')]
  return folder === dirname(folder) ? [] : headLogs(dirname(folder))
}
