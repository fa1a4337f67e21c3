import { execFileSync } from 'node:child_process'

/**
 * The commit that a repository is at, short, with "-dirty" when it holds other changes than those that campaigns and
 * benchmarks make themselves when they keep what they gave.
 *
 * @param {string} root Folder of the repository.
 */
export function commitOf(root) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const changes = git('status', '--porcelain', '--untracked-files=no', '--', '.', ':!bench/results')
  return git('rev-parse', '--short', 'HEAD') + (changes === '' ? '' : '-dirty')
}
