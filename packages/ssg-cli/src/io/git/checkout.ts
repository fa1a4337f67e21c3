import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { nearest } from '../../text/nearest.ts'
import { quote } from '../../diagnostics/quote.ts'
import { hashOf } from '../../text/hash.ts'
import { dropOldFolders, markUsed } from './old-folders.ts'
import { resolveCommit, type Repository } from './repository.ts'
import { runGit } from './run-git.ts'
import { treeFiles } from './tree-files.ts'
import { writeTree } from './write-tree.ts'

/** Files of a commit, made readable. */
export interface Checkout {
  readonly commit: string
  /** The folder in the repository, without slashes at its ends. */
  readonly dir: string
  /** Absolute path of the folder that holds the files. */
  readonly path: string
}

/** Write the files below `dir` at a ref into a folder of `workDir`, once; or say what is wrong to the author of the config. */
export async function checkout(
  repository: Repository,
  workDir: string,
  ref: string,
  dir: string,
): Promise<Checkout | { readonly error: string }> {
  const commit = await resolveCommit(repository.top, ref)
  if (commit === undefined) return { error: await unknownRef(repository, ref) }
  const folder = posix
    .normalize(dir.replaceAll('\\', '/'))
    .replace(/^\/+|\/+$/g, '')
    .replace(/^\.$/, '')
  // A folder of its own for each `dir`: a commit's `docs` can be here before or after its `docs/guides`.
  const root = join(workDir, 'git', `${commit}-${hashOf(folder).slice(0, 8)}`)
  const made = { commit, dir: folder, path: join(root, folder) }
  if (existsSync(root)) {
    markUsed(root)
    return made
  }
  dropOldFolders(dirname(root))
  const files = await treeFiles(repository.top, `${commit}:${folder}`)
  if (!files) return { error: await unknownFolder(repository.top, commit, ref, folder) }
  const { problem } = await writeOnce(root, (unfinished) => writeTree(repository.top, files, join(unfinished, folder)))
  return problem === undefined
    ? made
    : { error: `Unable to read folder ${quote(folder)} at git ref ${quote(ref)}. ${problem}` }
}

/** A folder appears when it is complete. Another build that made the same one meanwhile is as good. */
async function writeOnce(
  root: string,
  write: (unfinished: string) => Promise<{ readonly problem?: string }>,
): Promise<{ readonly problem?: string }> {
  // Two builds in one process have the same id.
  const unfinished = `${root}.${process.pid}-${randomUUID()}`
  try {
    mkdirSync(dirname(root), { recursive: true })
    const result = await write(unfinished)
    if (result.problem === undefined) renameSync(unfinished, root)
    return result
  } catch (error) {
    if (!existsSync(root)) throw error
    return {}
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

async function unknownRef({ top, shallow }: Repository, ref: string): Promise<string> {
  const sort = '--sort=-creatordate'
  const own = await runGit(top, ['for-each-ref', sort, '--format=%(refname:lstrip=2)', 'refs/tags', 'refs/heads'])
  const remote = await runGit(top, ['for-each-ref', sort, '--format=%(refname:lstrip=3)', 'refs/remotes/origin'])
  const names = [...new Set(`${own.stdout}${remote.stdout}`.split('\n'))].filter(
    (name) => name !== '' && name !== 'HEAD',
  )
  const fetch = shallow
    ? 'This clone is shallow: get the rest with `git fetch --unshallow --tags` (in GitHub Actions, `fetch-depth: 0` for actions/checkout).'
    : undefined
  return sentences(
    `Unknown git ref ${quote(ref)}, expected a tag, a branch or a commit.`,
    known('tags and branches', ref, names),
    fetch,
  )
}

async function unknownFolder(top: string, commit: string, ref: string, folder: string): Promise<string> {
  const { stdout } = await runGit(top, ['ls-tree', '-r', '-d', '-z', '--name-only', commit])
  const names = stdout.split('\0').filter((name) => name !== '')
  return sentences(
    `Unknown folder ${quote(folder)} at git ref ${quote(ref)}, expected a path from the top of the repository.`,
    known('folders', folder, names),
  )
}

/** Some of the names, nearest first. */
function known(what: string, value: string, names: readonly string[]): string {
  const few = [...new Set([...nearest(value, names, 5), ...names])].slice(0, 5)
  return few.length === 0 ? `There are no ${what}.` : `Nearest ${what}: ${few.map(quote).join(', ')}.`
}

function sentences(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join(' ')
}
