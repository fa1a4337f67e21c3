import { realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import type { GitHistory } from '../../host.ts'
import type { Checkout } from './checkout.ts'
import { lastCommits, type LastCommit } from './last-commits.ts'
import { findRepository, resolveCommit } from './repository.ts'
import { relativePath } from '../files/within.ts'

/** Site-relative folders that hold files of other commits: their files have the dates of their own commit's history. */
export type Checkouts = ReadonlyMap<string, Checkout>

/** A folder of the site, and where its files are in history. */
interface Root {
  readonly folder: string
  readonly commit: string
  /** From the repository's top, without slashes at its ends. */
  readonly prefix: string
}

/** The last commit of each file below some folders of a site. */
export async function history(siteDir: string, folders: readonly string[], checkouts: Checkouts): Promise<GitHistory> {
  const repository = await findRepository(siteDir)
  if ('problem' in repository) return { kind: 'none', commits: new Map() }
  if (repository.shallow) return { kind: 'shallow', commits: new Map() }
  const { top } = repository
  const head = await resolveCommit(top, 'HEAD')
  const roots = folders.flatMap((folder) => {
    const prefix = prefixOf(top, resolve(siteDir, folder))
    const atHead = head === undefined || prefix === undefined ? [] : [{ folder, commit: head, prefix }]
    return [...rootsInCheckouts(folder, checkouts), ...atHead]
  })
  const commits = new Map<string, LastCommit>()
  for (const commit of new Set(roots.map((root) => root.commit))) {
    const same = roots.filter((root) => root.commit === commit)
    const prefixes = same.map((root) => root.prefix)
    const found = await lastCommits(top, commit, prefixes)
    for (const [path, last] of found) for (const root of same) addCommit(commits, root, path, last)
  }
  return { kind: 'full', commits }
}

function rootsInCheckouts(folder: string, checkouts: Checkouts): Root[] {
  const inside = [...checkouts].filter(([path]) => folder === '.' || path === folder || path.startsWith(`${folder}/`))
  return inside.map(([path, { commit, dir }]) => ({ folder: path, commit, prefix: dir }))
}

/** The path from a repository's top, through symbolic links; undefined for a folder that is absent or not in it. */
function prefixOf(top: string, path: string): string | undefined {
  try {
    const prefix = relativePath(realpathSync(top), realpathSync(path))
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
