import { execFileSync } from 'node:child_process'
import { kept } from './kept-results.mjs'

/**
 * The commit that a repository is at, short, with "-dirty" when it holds other changes than those that campaigns make
 * themselves when they keep what they gave.
 *
 * @param {string} root Folder of the repository.
 */
export function commitOf(root) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const changes = git('status', '--porcelain', '--untracked-files=no', '--', '.', ...kept.map((file) => `:!${file}`))
  return git('rev-parse', '--short', 'HEAD') + (changes === '' ? '' : '-dirty')
}
