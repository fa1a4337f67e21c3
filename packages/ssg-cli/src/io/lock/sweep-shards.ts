import { readdirSync, renameSync, rmSync, type Dirent } from 'node:fs'
import { join } from 'node:path'
import { lockSite, SiteLocked } from '../lock.ts'
import { codeOf } from '../files/node-files.ts'
import { statOf } from '../files/stat-of.ts'
import { newOwner, parseOwner } from './lock-owner.ts'
import { ownerState, silentMs } from './owner-state.ts'
import { readFile } from '../files/read-file.ts'

/** What the name of a folder begins with in which a shard works. */
export const shardPrefix = 'shard-'

/** Remove what shards left that were killed. Those that run are left alone. */
export function sweepShards(workDir: string): void {
  for (const entry of entriesOf(workDir))
    if (entry.isDirectory() && entry.name.startsWith(shardPrefix)) sweep(workDir, entry.name)
}

/** Nothing of what is not there, or no folder, or not to be read: whoever needs the folder says so. */
function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    if (codeOf(error) === undefined) throw error
    return []
  }
}

function sweep(workDir: string, name: string): void {
  const folder = join(workDir, name)
  try {
    if (!isLeft(folder)) return
    // The same shard may begin again at this moment: it waits for who holds its lock, or finds no folder.
    const { release } = lockSite(folder, 'check')
    const aside = join(workDir, `${shardPrefix}${process.pid}-left`)
    renameSync(folder, aside)
    rmSync(aside, { recursive: true, force: true })
    release()
  } catch (error) {
    // Somebody else was faster, or may do what this process may not. The next build tries again.
    if (!(error instanceof SiteLocked) && codeOf(error) === undefined) throw error
  }
}

/** A folder without a lock may be about to get one. */
function isLeft(folder: string): boolean {
  const lock = statOf(join(folder, 'lock'))
  const age = Date.now() - (lock ?? statOf(folder) ?? { mtimeMs: Date.now() }).mtimeMs
  if (!lock) return age > silentMs
  return ownerState(parseOwner(readFile(join(folder, 'lock'), 'utf8')), newOwner('build', folder), age) === 'gone'
}
