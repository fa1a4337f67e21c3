import { copyFileSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { GitChanges, GitProblem } from '../../host.ts'
import { atExit } from '../threads/at-exit.ts'
import { relativePath } from '../files/within.ts'
import { runGit } from './run-git.ts'

/** The site of which changes are told. */
interface ComparedSite {
  /** Absolute path. */
  readonly siteDir: string
  /** Absolute path of the output folder, which does not count. */
  readonly outDir?: string
}

/**
 * Compare the working tree with a commit, with moves, and with files that git does not know yet.
 *
 * A file that was moved without `git mv` is missing under one path and unknown under the other: git sees the move only in
 * an index. So it gets a copy of the index, and a folder of its own for objects: the repository stays as it is.
 *
 * @see https://git-scm.com/docs/git#Documentation/git.txt-GITINDEXFILE
 */
export async function changesSince(
  top: string,
  commit: string,
  { siteDir, outDir }: ComparedSite,
): Promise<GitChanges | GitProblem> {
  const folder = mkdtempSync(join(tmpdir(), 'docs-build-git-'))
  // Git may still be ending there.
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  const forget = atExit(remove)
  try {
    const variables = await scratchIndex(top, folder)
    const added = await runGit(top, ['add', '--all'], variables)
    if (!added.ok) return { problem: `Unable to compare with git: ${added.problem}` }
    const diff = [
      'diff',
      '--cached',
      '--name-status',
      '-z',
      '--find-renames',
      '--no-ext-diff',
      commit,
      '--',
      '.',
      ...excluded(top, outDir),
    ]
    const { ok, stdout, problem } = await runGit(top, ['-c', 'diff.renameLimit=0', ...diff], variables)
    if (!ok) return { problem: `Unable to compare with git: ${problem}` }
    return { commit, ...parseChanges(stdout, sitePaths(top, siteDir)) }
  } finally {
    forget()
    remove()
  }
}

/** What the tool itself writes holds copies of content, which would pass for files that were moved there. */
function excluded(top: string, outDir: string | undefined): string[] {
  const ours = ['.docs-build', '.*.docs-build-new', '.*.docs-build-old'].map((name) => `:(exclude,glob)**/${name}/**`)
  const path = outDir === undefined ? '..' : relativePath(top, outDir)
  return path === '' || path.startsWith('..') ? ours : [...ours, `:(exclude,literal)${path}`]
}

async function scratchIndex(top: string, folder: string): Promise<Record<string, string>> {
  const objects = join(folder, 'objects')
  const index = join(folder, 'index')
  mkdirSync(objects)
  const paths = await runGit(top, ['rev-parse', '--git-path', 'index', '--git-path', 'objects'])
  const [ownIndex = '', ownObjects = ''] = paths.stdout.trimEnd().split('\n')
  if (existsSync(resolve(top, ownIndex))) copyFileSync(resolve(top, ownIndex), index)
  return {
    GIT_INDEX_FILE: index,
    GIT_OBJECT_DIRECTORY: objects,
    GIT_ALTERNATE_OBJECT_DIRECTORIES: resolve(top, ownObjects),
  }
}

/** Read `M\0path\0`, `R100\0old\0new\0` and the like. */
function parseChanges(text: string, sitePath: (path: string) => string): Omit<GitChanges, 'commit'> {
  const changed = new Set<string>()
  const removed = new Set<string>()
  const moved = new Map<string, string>()
  const parts = text.split('\0')
  for (let index = 0; index + 1 < parts.length; index += 2) {
    const status = parts[index] ?? ''
    const path = sitePath(parts[index + 1] ?? '')
    if (status.startsWith('R')) {
      const to = sitePath(parts[index + 2] ?? '')
      index++
      moved.set(path, to)
      removed.add(path)
      changed.add(to)
    } else if (status.startsWith('D')) removed.add(path)
    else changed.add(path)
  }
  return { changed, removed, moved }
}

/** Make the function that makes of a path from the repository's top one from the site's folder. */
export function sitePaths(top: string, siteDir: string): (path: string) => string {
  return (path) => relativePath(realpathSync(siteDir), resolve(top, path))
}
