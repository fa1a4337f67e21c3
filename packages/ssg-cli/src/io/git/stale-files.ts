import { realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Follower, GitChanges, GitProblem, StaleFile } from '../../host.ts'
import { relativePath } from '../files/within.ts'
import { changesSince } from './changes-since.ts'
import { fileBatch } from './file-batch.ts'
import { lastChanges } from './last-changes.ts'
import { movedPaths } from './moves.ts'
import { findRepository, resolveCommit } from './repository.ts'
import { readFile } from '../files/read-file.ts'

/** Where the site is. */
interface Place {
  /** Absolute path. */
  readonly siteDir: string
  /** Absolute path of the output folder, which does not count. */
  readonly outDir?: string | undefined
}

/** How many characters of a commit's name are shown: enough for git to find it in any repository. */
const nameLength = 10

/**
 * The files that follow another one, as a translation does, and were left as they are when that changed.
 *
 * The other file as it was in the commit that last changed the follower is compared with the file as it is now: a change
 * that was taken back, a move, white space at ends of lines, and a commit that changed both leave nothing to do. A follower
 * with changes that are not committed is being worked on.
 */
export async function staleFiles(
  { siteDir, outDir }: Place,
  followers: readonly Follower[],
): Promise<ReadonlyMap<string, StaleFile> | GitProblem> {
  const repository = await findRepository(siteDir)
  if ('problem' in repository) return { problem: `The site is in no git repository. ${repository.problem}` }
  const { top, shallow } = repository
  if (shallow) return { problem: 'This clone is shallow. `git fetch --unshallow` gets the rest.' }
  const head = await resolveCommit(top, 'HEAD')
  if (head === undefined) return { problem: 'Nothing is committed yet.' }
  const now = await changesSince(top, head, { siteDir, ...(outDir !== undefined && { outDir }) })
  if ('problem' in now) return now

  const site = realpathSync(siteDir)
  const topPath = (path: string) => relativePath(top, resolve(site, path))
  const pathAtHead = earlierPath(now, topPath)
  const read = (path: string) => comparable(readFile(resolve(site, path), 'utf8'))
  const touched = followers.filter(({ file }) => now.changed.has(file))
  const atHead = await fileBatch(
    top,
    touched.map(({ file }) => `HEAD:${pathAtHead(file)}`),
  )
  const isBeingWritten = ({ file }: Follower) => {
    const text = atHead.get(`HEAD:${pathAtHead(file)}`)
    return now.changed.has(file) && (text === undefined || comparable(text) !== read(file))
  }
  const settled = followers.filter((follower) => !isBeingWritten(follower))
  const changes = await lastChanges(top, new Set(settled.map(({ file }) => pathAtHead(file))))
  const pairs = settled.flatMap(({ file, follows }) => {
    const change = changes.get(pathAtHead(file))
    return change ? [{ file, follows, commit: change.commit }] : []
  })
  const then = await textsThen({ top, siteDir, outDir, pathAtHead, topPath }, pairs)
  const stale = pairs.flatMap((pair) => {
    const text = then.get(pair)
    if (text === undefined || comparable(text) === read(pair.follows)) return []
    return [[pair.file, { since: pair.commit.slice(0, nameLength) }] as const]
  })
  return new Map(stale)
}

/** A follower with the commit that last changed it. */
interface Pair extends Follower {
  readonly commit: string
}

interface Paths extends Place {
  /** Absolute path of the repository. */
  readonly top: string
  readonly pathAtHead: (path: string) => string
  readonly topPath: (path: string) => string
}

/** What the files that are followed held then, also where they lay elsewhere. */
async function textsThen(
  { top, siteDir, outDir, pathAtHead, topPath }: Paths,
  pairs: readonly Pair[],
): Promise<ReadonlyMap<Pair, string>> {
  const nameOf = ({ commit }: Pair, path: string) => `${commit}:${path}`
  const direct = await fileBatch(
    top,
    pairs.map((pair) => nameOf(pair, pathAtHead(pair.follows))),
  )
  const lost = pairs.filter((pair) => !direct.has(nameOf(pair, pathAtHead(pair.follows))))
  const moves = lost.length === 0 ? new Map<string, never>() : await movedPaths(siteDir, outDir)
  const earlier = (path: string) => [...moves].flatMap(([from, { to }]) => (to === path ? [topPath(from)] : []))
  const others = await fileBatch(
    top,
    lost.flatMap((pair) => earlier(pair.follows).map((path) => nameOf(pair, path))),
  )
  const all = new Map([...direct, ...others])
  const found = pairs.flatMap((pair) => {
    const names = [pathAtHead(pair.follows), ...(lost.includes(pair) ? earlier(pair.follows) : [])]
    const text = names.map((path) => all.get(nameOf(pair, path))).find((each) => each !== undefined)
    return text === undefined ? [] : [[pair, text] as const]
  })
  return new Map(found)
}

/** Where a file lay in the last commit, from the repository's top. */
function earlierPath({ moved }: GitChanges, topPath: (path: string) => string): (path: string) => string {
  const earlier = new Map(Array.from(moved, ([from, to]) => [to, from]))
  return (path) => topPath(earlier.get(path) ?? path)
}

/** A text without what readers never see. */
function comparable(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .trim()
}
