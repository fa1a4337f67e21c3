import type { Move } from '../../host.ts'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { changesSince, sitePaths } from './changes-since.ts'
import { findRepository, resolveCommit } from './repository.ts'
import { runGit } from './run-git.ts'

/** How far back a move is looked for: further back, nobody's link is new. */
const mostCommits = 2000

/** A move of a file, of the working tree or of a commit. */
type Step = readonly [from: string, to: string, commit?: string]

/** Where files lie that were moved, in commits or not yet, by their old paths; all are relative to the site. */
export async function movedPaths(siteDir: string, outDir?: string): Promise<ReadonlyMap<string, Move>> {
  const repository = await findRepository(siteDir)
  if ('problem' in repository) return new Map()
  const { top } = repository
  const head = await resolveCommit(top, 'HEAD')
  if (head === undefined) return new Map()
  const sitePath = sitePaths(top, siteDir)
  const now = await changesSince(top, head, { siteDir, outDir })
  const committed = await committedMoves(top, head)
  const latest: readonly Step[] = 'moved' in now ? [...now.moved] : []
  const steps = [...latest, ...committed.map(([from, to, name]): Step => [sitePath(from), sitePath(to), name])]
  return latestPaths(steps, (path) => existsSync(resolve(siteDir, path)))
}

/** The moves of files in the history of a commit, latest first. Paths begin at the repository's top. */
async function committedMoves(top: string, commit: string): Promise<readonly Step[]> {
  const format = ['-z', '--format=%x01%h', '--name-status', '--find-renames', '--diff-filter=R', '--no-ext-diff']
  const { stdout } = await runGit(top, ['-c', 'diff.renameLimit=0', 'log', ...format, `-n${mostCommits}`, commit])
  const parts = stdout.split('\0')
  const moves: Step[] = []
  let name: string | undefined
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index] ?? ''
    if (part.startsWith('\u0001')) name = part.slice(1)
    if (!/^\n?R\d*$/.test(part) || index + 2 >= parts.length) continue
    moves.push([parts[index + 1] ?? '', parts[index + 2] ?? '', name])
    index += 2
  }
  return moves
}

/**
 * Follow moves to where each file is now. A path at which there is a file again is no old path. The commit is the one
 * that took the file from its old path.
 *
 *     latestPaths([['b.md', 'c.md', '2b'], ['a.md', 'b.md', '1a']], (path) => path === 'c.md')
 *     // → Map {'b.md' → { to: 'c.md', commit: '2b' }, 'a.md' → { to: 'c.md', commit: '1a' }}
 *
 * @param moves latest first
 */
export function latestPaths(moves: readonly Step[], exists: (path: string) => boolean): ReadonlyMap<string, Move> {
  const latest = new Map<string, Move>()
  for (const [from, to, commit] of moves) {
    const path = exists(to) ? to : latest.get(to)?.to
    if (path === undefined || exists(from) || latest.has(from)) continue
    latest.set(from, { to: path, ...(commit !== undefined && { commit }) })
  }
  return latest
}
