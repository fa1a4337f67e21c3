import { relative } from 'node:path'
import { realpathSync } from 'node:fs'
import { runGit } from './run-git.ts'

/** How many earlier texts are of interest. */
const mostTexts = 20

/** The texts that a file (absolute path) had in the last commits that changed it, latest first, also before it was moved. */
export async function earlierTexts(top: string, file: string): Promise<readonly string[]> {
  const path = relative(top, realpathSync(file)).replaceAll('\\', '/')
  const format = ['-z', '--format=%x00%H', '--name-only', '--follow', `-n${mostTexts}`]
  const { stdout } = await runGit(top, ['--literal-pathspecs', 'log', ...format, '--', path])
  const texts: string[] = []
  let commit = ''
  for (const part of stdout.split('\0').map((piece) => piece.trim())) {
    if (/^[\da-f]{40,64}$/.test(part)) commit = part
    else if (part !== '') {
      const { ok, stdout: text } = await runGit(top, ['show', `${commit}:${part}`])
      if (ok) texts.push(text)
    }
  }
  return texts
}
