import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { changesSince, sitePaths } from './changes-since.ts'
import { findRepository, resolveCommit } from './repository.ts'
import { runGit } from './run-git.ts'

/** How far back a move is looked for: further back, nobody's link is new. */
const mostCommits = 2000

/** Where files lie that were moved, in commits or not yet: old path → path of a file that is there, of the site. */
export async function movedPaths(siteDir: string, outDir?: string): Promise<ReadonlyMap<string, string>> {
  const repository = await findRepository(siteDir)
  if ('problem' in repository) return new Map()
  const { top } = repository
  const head = await resolveCommit(top, 'HEAD')
  if (head === undefined) return new Map()
  const sitePath = sitePaths(top, siteDir)
  const now = await changesSince(top, head, { siteDir, outDir })
  const committed = await committedMoves(top, head)
  const latest = 'moved' in now ? [...now.moved] : []
  const steps = [...latest, ...committed.map(([from, to]) => [sitePath(from), sitePath(to)] as const)]
  return latestPaths(steps, (path) => existsSync(resolve(siteDir, path)))
}

/** The moves of files in the history of a commit, latest first: pairs of paths from the repository's top. */
async function committedMoves(top: string, commit: string): Promise<readonly (readonly [string, string])[]> {
  const format = ['-z', '--format=', '--name-status', '--find-renames', '--diff-filter=R', '--no-ext-diff']
  const { stdout } = await runGit(top, ['-c', 'diff.renameLimit=0', 'log', ...format, `-n${mostCommits}`, commit])
  const parts = stdout.split('\0')
  const moves: [string, string][] = []
  for (let index = 0; index + 2 < parts.length; index++) {
    if (!/^\n?R\d*$/.test(parts[index] ?? '')) continue
    moves.push([parts[index + 1] ?? '', parts[index + 2] ?? ''])
    index += 2
  }
  return moves
}

/**
 * Follow moves to where each file is now. A path at which there is a file again is no old path.
 *
 *     latestPaths([['b.md', 'c.md'], ['a.md', 'b.md']], (path) => path === 'c.md')
 *     // → Map {'b.md' → 'c.md', 'a.md' → 'c.md'}
 *
 * @param moves latest first
 */
export function latestPaths(
  moves: readonly (readonly [from: string, to: string])[],
  exists: (path: string) => boolean,
): ReadonlyMap<string, string> {
  const latest = new Map<string, string>()
  for (const [from, to] of moves) {
    const path = exists(to) ? to : latest.get(to)
    if (path !== undefined && !exists(from) && !latest.has(from)) latest.set(from, path)
  }
  return latest
}
