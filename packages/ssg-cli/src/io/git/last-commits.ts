import { logParser } from './log-parser.ts'
import { streamGit } from './run-git.ts'
import { treeFiles } from './tree-files.ts'

/** The last commit of a file. */
export interface LastCommit {
  /** ISO date without time, in UTC. */
  readonly date: string
  /** The same with its time. */
  readonly time: string
  readonly author: string
}

/**
 * The last commit of each file that `commit` holds below some folders, by path from the repository's top.
 *
 * One pass over the log, which ends when every file has been found. As in Docusaurus, the date is that of the commit and not
 * of its writing, so that a rebased change is dated when it came in; the author is who wrote it.
 *
 * A merge counts for the files that it made different from all of its parents. A change that a merge dropped does not
 * count: it left another content than the one that is there now.
 *
 * @see https://git-scm.com/docs/git-log#Documentation/git-log.txt--c
 */
export async function lastCommits(
  top: string,
  commit: string,
  folders: readonly string[],
): Promise<ReadonlyMap<string, LastCommit>> {
  const paths = folders.includes('') ? [] : folders
  const wanted = new Map((await treeFiles(top, commit, paths))?.map(({ path, blob }) => [path, blob]))
  const found = new Map<string, LastCommit>()
  if (wanted.size === 0) return found
  const parse = logParser()
  await streamGit(top, [...settings, 'log', ...format, commit, '--', ...paths], (text) => {
    for (const { path, blob, time, author } of parse(text)) {
      if (wanted.get(path) !== blob || !Number.isFinite(time)) continue
      wanted.delete(path)
      const moment = new Date(time * 1000).toISOString()
      found.set(path, { date: moment.slice(0, 10), time: moment, author })
    }
    return wanted.size > 0
  })
  return found
}

/** A folder is a folder and no pattern, and nobody's git configuration changes what is shown. */
const settings = [
  '--literal-pathspecs',
  ...['log.showRoot=true', 'log.showSignature=false', 'log.follow=false', 'diff.relative=false'].flatMap((setting) => [
    '-c',
    setting,
  ]),
]
const format = ['-z', '--raw', '-c', '--no-abbrev', '--no-renames', '--encoding=UTF-8', '--format=%ct %an']
