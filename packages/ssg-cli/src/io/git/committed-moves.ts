import { runGit } from './run-git.ts'

/** How far back a move is looked for: further back, nobody's link is new. */
const mostCommits = 2000

/** The moves of files in the history of a commit, latest first: pairs of paths from the repository's top. */
export async function committedMoves(top: string, commit: string): Promise<readonly (readonly [string, string])[]> {
  const format = ['-z', '--format=', '--name-status', '--find-renames', '--diff-filter=R', '--no-ext-diff']
  const { stdout } = await runGit(top, ['-c', 'diff.renameLimit=0', 'log', ...format, `-n${mostCommits}`, commit])
  const parts = stdout.split('\0')
  const moves: [string, string][] = []
  for (let index = 0; index + 2 < parts.length; index++) {
    if (!/^\n?R\d*$/.test(parts[index] ?? '')) continue
    moves.push([parts[index + 1] ?? '', parts[index + 2] ?? ''])
    index += 2
  }
  return moves
}
