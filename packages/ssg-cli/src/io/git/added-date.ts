import { realpathSync } from 'node:fs'
import { relativePath } from '../files/within.ts'
import { runGit } from './run-git.ts'

/**
 * When a file (absolute path) came into a repository, also under another name: date and time in UTC. Undefined for a file
 * that is in no commit.
 *
 * @see https://git-scm.com/docs/git-log#Documentation/git-log.txt---follow
 */
export async function addedDate(top: string, file: string): Promise<string | undefined> {
  const path = relativePath(realpathSync(top), realpathSync(file))
  const args = ['--literal-pathspecs', '-c', 'log.showSignature=false', 'log', '--follow', '--diff-filter=A']
  const { stdout } = await runGit(top, [...args, '--format=%ct', '--', path])
  const seconds = stdout.trim().split('\n').at(-1) ?? ''
  return seconds === '' ? undefined : new Date(Number(seconds) * 1000).toISOString()
}
