import { realpathSync } from 'node:fs'
import { relativePath } from '../files/within.ts'
import { findRepository, resolveCommit } from './repository.ts'
import { runGit } from './run-git.ts'

/** Where the docs of a version are in history. `dir` is relative to the top of the repository. */
export interface VersionRef {
  readonly ref: string
  readonly dir: string
}

/**
 * The git ref that holds a folder as it is to be kept: the one that is named, else a tag `v1.0` or `1.0`, else the commit
 * that is checked out, if the folder holds nothing that is not committed.
 */
export async function versionRef(
  folder: string,
  name: string,
  wanted: string | undefined,
): Promise<VersionRef | { readonly problem: string }> {
  const repository = await findRepository(folder)
  if ('problem' in repository) return { problem: `Unable to keep version "${name}" in git. ${repository.problem}` }
  const { top } = repository
  const dir = relativePath(top, realpathSync(folder))
  const known = (path: string) => runGit(top, ['cat-file', '-e', path])
  if (wanted !== undefined) {
    const commit = await resolveCommit(top, wanted)
    if (commit === undefined)
      return { problem: `Unknown git ref "${wanted}", expected a tag, a branch or a commit of this repository.` }
    return (await known(`${commit}:${dir}`)).ok
      ? { ref: wanted, dir }
      : { problem: `There is no folder "${dir}" at git ref "${wanted}".` }
  }
  for (const tag of [`v${name}`, name])
    if ((await known(`refs/tags/${tag}^{commit}:${dir}`)).ok) return { ref: tag, dir }
  const head = await resolveCommit(top, 'HEAD')
  if (head === undefined) return { problem: 'The repository has no commit yet. Commit the docs first.' }
  const { stdout } = await runGit(top, ['status', '--porcelain', '--untracked-files=all', '--', dir])
  const changed = stdout.split('\n').filter((line) => line !== '')
  if (changed.length > 0)
    return {
      problem: `The folder "${dir}" holds changes that are not committed (${changed.length}), so no commit has these docs. Commit them first.`,
    }
  return { ref: head, dir }
}
