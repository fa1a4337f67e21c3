import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf } from './node-files.ts'

/** A site that is being built already. */
export class SiteLocked extends Error {
  override name = 'SiteLocked'
}

/** A site in whose work folder nothing can be written. */
export class SiteReadOnly extends SiteLocked {
  override name = 'SiteReadOnly'
}

/** Who holds a lock. A check waits for nobody, and a build waits for a check. */
export type LockHolder = 'build' | 'check' | 'watch'

/** Milliseconds that a build waits for a check, which is soon done. */
const patience = 30_000

/**
 * Take the lock of a site, so that no two builds write its cache and output at once. Returns how to release it.
 *
 * A lock of a process that is gone counts for nothing. A build waits for a check to end; a check waits for nobody.
 */
export function lockSite(workDir: string, holder: LockHolder = 'build'): () => void {
  const file = join(workDir, 'lock')
  const until = Date.now() + patience
  makeFolder(workDir)
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      writeFileSync(file, `${process.pid} ${holder}`, { flag: 'wx' })
      return () => rmSync(file, { force: true })
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw readOnly(workDir, error)
      const [pid, by] = readOwner(file).split(' ')
      const owner = Number(pid)
      if (!isAlive(owner)) rmSync(file, { force: true })
      else if (by === 'check' && holder === 'build' && Date.now() < until) {
        attempt--
        pause(50)
      } else throw new SiteLocked(inUse(owner, holder))
    }
  }
  throw new SiteLocked(`The lock "${file}" can't be taken. Delete it if no build is running.`)
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw readOnly(folder, error)
  }
}

function readOnly(folder: string, error: unknown): unknown {
  if (!['EACCES', 'EPERM', 'EROFS'].includes(codeOf(error) ?? '')) return error
  return new SiteReadOnly(`The folder "${folder}" can't be written. Builds keep there what they know of the site.`)
}

function inUse(owner: number, holder: LockHolder): string {
  return holder === 'watch'
    ? `This site is being watched already (process ${owner}). Open the address that it printed, or stop it first.`
    : `Another build of this site is running (process ${owner}). Wait for it to end, then build again.`
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
