import { runGit } from './run-git.ts'

/** A repository's working tree. */
export interface Repository {
  /** Absolute path with symbolic links resolved, as git says it. */
  readonly top: string
  /** Only the last commits are here: dates from them would be wrong. */
  readonly shallow: boolean
}

/** Find the repository that a folder is in, or say why there is none. */
export async function findRepository(folder: string): Promise<Repository | { readonly problem: string }> {
  const { ok, stdout, problem } = await runGit(folder, ['rev-parse', '--is-shallow-repository', '--show-toplevel'])
  const end = stdout.indexOf('\n')
  const top = stdout.slice(end + 1).replace(/\r?\n$/, '')
  if (!ok || end === -1 || top === '') return { problem: problem || 'There is no working tree.' }
  return { top, shallow: stdout.slice(0, end).trim() === 'true' }
}

/** The commit that a name stands for: a tag, a branch, a branch of the remote, or a commit's own name. */
export async function resolveCommit(top: string, ref: string): Promise<string | undefined> {
  // Git would read a leading dash as an option.
  if (ref === '' || ref.startsWith('-')) return undefined
  for (const name of [ref, `refs/remotes/origin/${ref}`]) {
    const { ok, stdout } = await runGit(top, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`])
    if (ok) return stdout.trim()
  }
  return undefined
}

/** Whether a ref is the name of a branch, here or of the remote. A tag of the same name wins, as it does for git. */
export async function isBranch(top: string, ref: string): Promise<boolean> {
  const has = async (name: string) => (await runGit(top, ['show-ref', '--verify', '--quiet', name])).ok
  if (await has(`refs/tags/${ref}`)) return false
  return (await has(`refs/heads/${ref}`)) || (await has(`refs/remotes/origin/${ref}`))
}

/** The last commit that changed a file (absolute path); the one that is checked out when none did. */
export async function lastCommitOf(top: string, path: string): Promise<string | undefined> {
  const { stdout } = await runGit(top, ['--literal-pathspecs', 'log', '-1', '--format=%H', '--', path])
  return stdout.trim() === '' ? resolveCommit(top, 'HEAD') : stdout.trim()
}

/** The commit at which the checked-out branch left a ref: what is new in the ref since then is no change of ours. */
export async function branchPoint(top: string, ref: string): Promise<string | undefined> {
  const commit = await resolveCommit(top, ref)
  if (commit === undefined) return undefined
  const { ok, stdout } = await runGit(top, ['merge-base', commit, 'HEAD'])
  return ok && stdout.trim() !== '' ? stdout.trim() : commit
}
