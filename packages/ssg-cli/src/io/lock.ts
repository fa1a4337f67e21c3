import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf } from './node-files.ts'

/** A site that is being built already. */
export class SiteLocked extends Error {
  override name = 'SiteLocked'
}

/** Milliseconds that a build waits for a check, which is soon done. */
const patience = 30_000

/**
 * Take the lock of a site, so that no two builds write its cache and output at once. Returns how to release it.
 *
 * A lock of a process that is gone counts for nothing. A build waits for a check to end; a check waits for nobody.
 */
export function lockSite(workDir: string, holder: 'build' | 'check' = 'build'): () => void {
  const file = join(workDir, 'lock')
  const until = Date.now() + patience
  mkdirSync(workDir, { recursive: true })
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      writeFileSync(file, holder === 'check' ? `${process.pid} check` : String(process.pid), { flag: 'wx' })
      return () => rmSync(file, { force: true })
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
      const [pid, by] = readOwner(file).split(' ')
      const owner = Number(pid)
      if (isAlive(owner) && by === 'check' && holder === 'build' && Date.now() < until) {
        attempt--
        pause(50)
      } else if (isAlive(owner))
        throw new SiteLocked(
          `Another build of this site is running (process ${owner}). Wait for it to end, then build again.`,
        )
      else rmSync(file, { force: true })
    }
  }
  throw new SiteLocked(`The lock "${file}" can't be taken. Delete it if no build is running.`)
}

function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}

function readOwner(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** True when a process of this number runs. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}
