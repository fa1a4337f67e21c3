import { existsSync, realpathSync } from 'node:fs'
import { posix, relative, resolve, sep } from 'node:path'
import type { Git, GitChanges, GitHistory, GitProblem } from '../host.ts'
import { changesSince } from './git/changes-since.ts'
import { committedMoves } from './git/committed-moves.ts'
import { earlierTexts } from './git/earlier-texts.ts'
import { latestPaths } from './git/latest-paths.ts'
import { checkout, type Checkout } from './git/checkout.ts'
import { lastCommits, type LastCommit } from './git/last-commits.ts'
import { branchPoint, findRepository, lastCommitOf, resolveCommit } from './git/repository.ts'
import { runGit } from './git/run-git.ts'

/** Where git works. */
export interface GitOptions {
  /** Absolute path of the site. It may be a part of the repository, and its content may lie beside it. */
  readonly siteDir: string
  /** Absolute path of a folder for files from other commits. */
  readonly workDir: string
  /** Absolute path of the output folder. */
  readonly outDir?: string
}

/** A folder of the site, and where its files are in history. */
interface Root {
  readonly folder: string
  readonly commit: string
  /** From the repository's top, without slashes at its ends. */
  readonly prefix: string
}

/** The repository that the site is in, by way of the git program. Without either there are no dates, and that is no error. */
export function nodeGit({ siteDir, workDir, outDir }: GitOptions): Git {
  /** Site-relative folders made by {@link checkout}: their files have the dates of their own commit's history. */
  const checkouts = new Map<string, Checkout>()

  return {
    async headCommit() {
      const repository = await findRepository(siteDir)
      return 'top' in repository ? resolveCommit(repository.top, 'HEAD') : undefined
    },

    async lastCommits(folders): Promise<GitHistory> {
      const repository = await findRepository(siteDir)
      if ('problem' in repository) return { kind: 'none', commits: new Map() }
      if (repository.shallow) return { kind: 'shallow', commits: new Map() }
      const head = await resolveCommit(repository.top, 'HEAD')
      const roots = folders.flatMap((folder) => [
        ...rootsInCheckouts(folder),
        ...rootAtHead(repository.top, head, folder),
      ])
      const commits = new Map<string, LastCommit>()
      for (const commit of new Set(roots.map((root) => root.commit))) {
        const same = roots.filter((root) => root.commit === commit)
        const found = await lastCommits(
          repository.top,
          commit,
          same.map((root) => root.prefix),
        )
        for (const [path, last] of found) for (const root of same) addCommit(commits, root, path, last)
      }
      return { kind: 'full', commits }
    },

    async changes(from): Promise<GitChanges | GitProblem> {
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
      return changesSince(top, commit, (path) => slashes(relative(realpathSync(siteDir), resolve(top, path))), outDir)
    },

    async moves() {
      const repository = await findRepository(siteDir)
      if ('problem' in repository) return new Map()
      const sitePath = (path: string) => slashes(relative(realpathSync(siteDir), resolve(repository.top, path)))
      const head = await resolveCommit(repository.top, 'HEAD')
      const now = head === undefined ? undefined : await changesSince(repository.top, head, sitePath, outDir)
      const committed = head === undefined ? [] : await committedMoves(repository.top, head)
      const latest = now && 'moved' in now ? [...now.moved] : []
      const steps = [...latest, ...committed.map(([from, to]) => [sitePath(from), sitePath(to)] as const)]
      return latestPaths(steps, (path) => existsSync(resolve(siteDir, path)))
    },

    async earlierTexts(path) {
      const repository = await findRepository(siteDir)
      return 'problem' in repository ? [] : earlierTexts(repository.top, resolve(siteDir, path))
    },

    async textAt(commit, path) {
      const repository = await findRepository(siteDir)
      const prefix = 'problem' in repository ? undefined : slashes(relative(repository.top, realpathSync(siteDir)))
      if ('problem' in repository || prefix === undefined) return undefined
      const { ok, stdout } = await runGit(repository.top, ['show', `${commit}:${posix.join(prefix, path)}`])
      return ok ? stdout : undefined
    },

    async checkout(ref, dir) {
      const repository = await findRepository(siteDir)
      if ('problem' in repository) return { error: `Unable to read git ref "${ref}": ${repository.problem}` }
      const made = await checkout(repository, workDir, ref, dir)
      if ('error' in made) return made
      const folder = slashes(relative(siteDir, made.path))
      checkouts.set(folder, made)
      return { folder }
    },
  }

  function rootsInCheckouts(folder: string): Root[] {
    const inside = [...checkouts].filter(([path]) => folder === '.' || path === folder || path.startsWith(`${folder}/`))
    return inside.map(([path, { commit, dir }]) => ({ folder: path, commit, prefix: dir }))
  }

  function rootAtHead(top: string, head: string | undefined, folder: string): Root[] {
    const prefix = prefixOf(top, resolve(siteDir, folder))
    return head === undefined || prefix === undefined ? [] : [{ folder, commit: head, prefix }]
  }
}

/** The path from a repository's top, through symbolic links; undefined for a folder that is absent or not in it. */
function prefixOf(top: string, path: string): string | undefined {
  try {
    const prefix = slashes(relative(realpathSync(top), realpathSync(path)))
    return prefix === '..' || prefix.startsWith('../') || resolve(prefix) === prefix ? undefined : prefix
  } catch {
    return undefined
  }
}

function addCommit(commits: Map<string, LastCommit>, { folder, prefix }: Root, path: string, last: LastCommit): void {
  const start = prefix === '' ? '' : `${prefix}/`
  if (!path.startsWith(start)) return
  const below = path.slice(start.length)
  commits.set(folder === '.' ? below : `${folder}/${below}`, last)
}

function slashes(path: string): string {
  return path.split(sep).join('/')
}
