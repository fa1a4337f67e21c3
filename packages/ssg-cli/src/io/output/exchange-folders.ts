import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'

/**
 * Exchange two folders at once, so that at no moment either is missing. False where the system can't: Node itself knows no such
 * call, and `mv` does from GNU coreutils 9.5 on.
 *
 * @see https://man7.org/linux/man-pages/man2/rename.2.html `RENAME_EXCHANGE`
 */
export function exchangeFolders(one: string, other: string): boolean {
  if (process.platform !== 'linux') return false
  const before = entryOf(one)
  spawnSync('mv', ['--exchange', '--no-target-directory', '--', one, other], { stdio: 'ignore' })
  // Whatever it says, and whether it was interrupted: what counts is where the folder is.
  return entryOf(other) === before
}

function entryOf(folder: string): string {
  const { dev, ino } = statSync(folder, { bigint: true })
  return `${dev} ${ino}`
}
