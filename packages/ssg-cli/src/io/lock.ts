import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
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
  const text = `${process.pid} ${holder}`
  const until = Date.now() + patience
  makeFolder(workDir)
  while (!isTaken(file, text)) {
    const owner = readOwner(file)
    if (owner === undefined) continue
    const [pid, by] = owner.split(' ')
    const mayWait = Date.now() < until
    if (!isAlive(Number(pid))) {
      if (!mayWait) throw new SiteLocked(`The lock "${file}" can't be taken. Delete it if no build is running.`)
      clearAway(file, owner)
    } else if (by === 'check' && holder === 'build' && mayWait) pause(50)
    else throw new SiteLocked(inUse(Number(pid), holder))
  }
  return () => {
    if (readOwner(file) === text) rmSync(file, { force: true })
  }
}

/**
 * Try to take a lock. It appears with its owner in it: a file that is made first and filled then looks for a moment like
 * one of nobody, and is taken by the next who comes.
 */
function isTaken(file: string, text: string): boolean {
  const own = `${file}-${process.pid}`
  try {
    writeFileSync(own, text)
  } catch (error) {
    throw readOnly(dirname(file), error)
  }
  try {
    linkSync(own, file)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    // Some disks of networks and cameras know no links.
    if (['EPERM', 'ENOSYS', 'ENOTSUP', 'EMLINK'].includes(codeOf(error) ?? '')) return isMade(file, text)
    throw readOnly(dirname(file), error)
  } finally {
    rmSync(own, { force: true })
  }
}

function isMade(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw readOnly(dirname(file), error)
  }
}

/** Remove the lock of a process that is gone: one waiter at a time, or the second would remove the lock of the first. */
function clearAway(file: string, owner: string): void {
  const guard = `${file}-clearing`
  if (!isTaken(guard, `${process.pid}`)) {
    if (isAlive(Number(readOwner(guard)?.split(' ')[0]))) pause(5)
    else rmSync(guard, { force: true })
    return
  }
  try {
    if (readOwner(file) === owner) rmSync(file, { force: true })
  } finally {
    rmSync(guard, { force: true })
  }
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

/** What a lock says: undefined when it is gone, nothing when it can't be read. */
function readOwner(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? undefined : ''
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
