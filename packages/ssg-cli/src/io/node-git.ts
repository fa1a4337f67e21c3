import { realpathSync } from 'node:fs'
import { posix, resolve } from 'node:path'
import type { Git, GitChanges, GitProblem } from '../host.ts'
import { addedDate } from './git/added-date.ts'
import { changesSince } from './git/changes-since.ts'
import { checkout, type Checkout } from './git/checkout.ts'
import { earlierTexts } from './git/earlier-texts.ts'
import { history } from './git/history.ts'
import { movedPaths } from './git/moves.ts'
import { branchPoint, findRepository, isBranch, lastCommitOf, resolveCommit } from './git/repository.ts'
import { runGit } from './git/run-git.ts'
import { staleFiles } from './git/stale-files.ts'
import { relativePath } from './files/within.ts'

/** Where git works. */
export interface GitOptions {
  /** Absolute path of the site. It may be a part of the repository, and its content may lie beside it. */
  readonly siteDir: string
  /** Absolute path of a folder for files from other commits. */
  readonly workDir: string
  /** Absolute path of the output folder. */
  readonly outDir?: string
}

/** The repository that the site is in, by way of the git program. Without either there are no dates, and that is no error. */
export function nodeGit(options: GitOptions): Git {
  const { siteDir, workDir, outDir } = options
  const checkouts = new Map<string, Checkout>()
  return {
    headCommit: () => headCommit(siteDir),
    lastCommits: (folders) => history(siteDir, folders, checkouts),
    changes: (from) => changes(options, from),
    moves: () => movedPaths(siteDir, outDir),
    textAt: (commit, path) => textAt(siteDir, commit, path),
    staleFiles: (followers) => staleFiles({ siteDir, outDir }, followers),

    async addedDates(files) {
      const repository = await findRepository(siteDir)
      if ('problem' in repository || repository.shallow) return new Map()
      const dates = new Map<string, string>()
      for (const file of files) {
        const date = await addedDate(repository.top, resolve(siteDir, file))
        if (date !== undefined) dates.set(file, date)
      }
      return dates
    },

    async earlierTexts(path) {
      const repository = await findRepository(siteDir)
      return 'problem' in repository ? [] : earlierTexts(repository.top, resolve(siteDir, path))
    },

    async checkout(ref, dir) {
      const repository = await findRepository(siteDir)
      if ('problem' in repository) return { error: `Unable to read git ref "${ref}": ${repository.problem}` }
      const made = await checkout(repository, workDir, ref, dir)
      if ('error' in made) return made
      const folder = relativePath(siteDir, made.path)
      checkouts.set(folder, made)
      return { folder }
    },

    async isBranch(ref) {
      const repository = await findRepository(siteDir)
      return 'top' in repository && isBranch(repository.top, ref)
    },
  }
}

async function headCommit(siteDir: string): Promise<string | undefined> {
  const repository = await findRepository(siteDir)
  return 'top' in repository ? resolveCommit(repository.top, 'HEAD') : undefined
}

async function changes(
  { siteDir, outDir }: GitOptions,
  from: Parameters<Git['changes']>[0],
): Promise<GitChanges | GitProblem> {
  const repository = await findRepository(siteDir)
  if ('problem' in repository) return { problem: `The site is in no git repository. ${repository.problem}` }
  const { top } = repository
  const commit =
    'ref' in from ? await branchPoint(top, from.ref) : await lastCommitOf(top, resolve(siteDir, from.lastCommitOf))
  if (commit === undefined) {
    const ref = 'ref' in from ? from.ref : 'HEAD'
    const hint = repository.shallow ? ' This clone is shallow: fetch the whole history.' : ''
    return { problem: `Unexpected git ref "${ref}", expected a commit, branch or tag of this repository.${hint}` }
  }
  return changesSince(top, commit, { siteDir, outDir })
}

async function textAt(siteDir: string, commit: string, path: string): Promise<string | undefined> {
  const repository = await findRepository(siteDir)
  if ('problem' in repository) return undefined
  const prefix = relativePath(repository.top, realpathSync(siteDir))
  const { ok, stdout } = await runGit(repository.top, ['show', `${commit}:${posix.join(prefix, path)}`])
  return ok ? stdout : undefined
}
