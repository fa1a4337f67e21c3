import { existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { newOwner, parseOwner, type LockHolder, type LockOwner } from './lock/lock-owner.ts'
import { inUse, waitingFor } from './lock/lock-words.ts'
import { beatMs, ownerState, silentMs } from './lock/owner-state.ts'
import { codeOf, reasonOf } from './files/node-files.ts'
import { fileAbove } from './output/file-above.ts'
import { statOf } from './files/stat-of.ts'
import { readFile } from './files/read-file.ts'

/** A site that is being built already. */
export class SiteLocked extends Error {
  override name = 'SiteLocked'
}

/** A site in whose work folder nothing can be written. */
export class SiteReadOnly extends SiteLocked {
  override name = 'SiteReadOnly'
}

/** A lock that is held. */
export interface SiteLock {
  release(): void
  /** Say in the lock where the site can be seen, for those who want it too. */
  tell(url: string): void
}

/** The lock of a folder as one process sees it. */
interface LockFile {
  readonly path: string
  readonly owner: LockOwner
}

/** Milliseconds that a build waits for a check, which is soon done. */
const patience = 30_000
/** Milliseconds of waiting after which it is told. */
const quietMs = 500

/**
 * Take the lock of a site, so that no two builds write its cache and output at once.
 *
 * A lock of a process that is gone counts for nothing, nor does one that was copied with its site. Of a process on another
 * machine only signs of life tell: it is waited for until there is one, or none for a while. A build waits for a check to
 * end; a check waits for nobody.
 *
 * @param say is told what is waited for
 */
export function lockSite(
  workDir: string,
  holder: LockHolder = 'build',
  say: (words: string) => void = () => undefined,
): SiteLock {
  makeFolder(workDir)
  const lock: LockFile = { path: join(workDir, 'lock'), owner: newOwner(holder, workDir) }
  const begun = Date.now()
  const signs = signsOfLife(lock)
  let isTold = false
  while (!isTaken(lock.path, lock.owner)) {
    const text = readLock(lock.path)
    if (text === undefined) continue
    const owner = parseOwner(text)
    const state = signs.stateOf(owner)
    const waited = Date.now() - begun
    if (waited > patience)
      throw new SiteLocked(`The lock "${lock.path}" can't be taken. Delete it if no build is running.`)
    if (state === 'gone' || !owner) clearAway(lock, text)
    else if (state === 'alive' && !(owner.by === 'check' && holder === 'build'))
      throw new SiteLocked(inUse(owner, lock.owner, lock.path))
    else {
      if (!isTold && waited > quietMs) say(waitingFor(owner, lock.owner, lock.path))
      isTold ||= waited > quietMs
      pause(50)
    }
  }
  sweep(lock)
  return held(lock)
}

/** A lock that is taken: its file gets a new time again and again, as a sign of life for other machines. */
function held({ path, owner }: LockFile): SiteLock {
  const beat = setInterval(() => unlessGone(() => utimesSync(path, new Date(), new Date())), beatMs)
  beat.unref()
  const isOurs = () => parseOwner(readLock(path) ?? '')?.token === owner.token
  return {
    release() {
      clearInterval(beat)
      if (isOurs()) rmSync(path, { force: true })
    },
    tell(url) {
      if (!isOurs()) return
      const own = ownFile(path, owner)
      unlessGone(() => writeFileSync(own, JSON.stringify({ ...owner, url })))
      unlessGone(() => renameSync(own, path))
    },
  }
}

/**
 * Follows the signs of life of who holds a lock. Clocks of machines differ: what counts is whether the time of its file
 * changes while one looks. A time long ago is looked at for a shorter while.
 */
function signsOfLife(lock: LockFile): {
  readonly stateOf: (owner: LockOwner | undefined) => ReturnType<typeof ownerState>
} {
  let seen: { readonly token?: string; readonly sign: number; readonly since: number } | undefined
  return {
    stateOf(owner) {
      const sign = timeOf(lock.path)
      const age = Date.now() - sign
      const state = ownerState(owner, lock.owner, age)
      if (state !== 'unknown') return state
      if (!seen || seen.token !== owner?.token) seen = { token: owner?.token, sign, since: Date.now() }
      if (seen.sign !== sign) return 'alive'
      return Date.now() - seen.since > (age > 4 * silentMs ? 3 * beatMs : silentMs) ? 'gone' : 'unknown'
    },
  }
}

function timeOf(file: string): number {
  return statOf(file)?.mtimeMs ?? Date.now()
}

/**
 * Try to take a lock. It appears with its owner in it: a file that is made first and filled then looks for a moment like
 * one of nobody, and is taken by the next who comes.
 */
function isTaken(file: string, owner: LockOwner): boolean {
  const own = ownFile(file, owner)
  const text = JSON.stringify(owner)
  try {
    writeFileSync(own, text)
    linkSync(own, file)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST' || isSwept(error, file)) return false
    // Some disks of networks and cameras know no links.
    if (['EPERM', 'ENOSYS', 'ENOTSUP', 'EMLINK'].includes(codeOf(error) ?? '')) return isMade(file, text)
    throw readOnly(dirname(file), error)
  } finally {
    rmSync(own, { force: true })
  }
}

/** Whoever holds the lock clears away what does not say whose it is. */
function isSwept(error: unknown, file: string): boolean {
  return codeOf(error) === 'ENOENT' && existsSync(dirname(file))
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

/** The file by which an owner makes a lock. */
function ownFile(path: string, { token }: LockOwner): string {
  return `${path}-${token}`
}

/** In the tool's own folder nothing belongs to anybody else, not even a folder in the place of a lock. */
const whatever = { force: true, recursive: true } as const

/** Remove the lock of a process that is gone: one waiter at a time, or the second would remove the lock of the first. */
function clearAway({ path, owner }: LockFile, text: string): void {
  const guard = `${path}-clearing`
  if (!isTaken(guard, owner)) {
    const age = Date.now() - timeOf(guard)
    const isLeft = age > silentMs || ownerState(parseOwner(readLock(guard) ?? ''), owner, age) === 'gone'
    if (isLeft) rmSync(guard, whatever)
    else pause(5)
    return
  }
  try {
    if (readLock(path) === text) rmSync(path, whatever)
  } finally {
    rmSync(guard, { force: true })
  }
}

/** Remove what was left by processes that were killed while they took the lock. */
function sweep({ path, owner }: LockFile): void {
  const folder = dirname(path)
  for (const name of readdirSync(folder)) {
    if (!name.startsWith('lock-')) continue
    const file = join(folder, name)
    const age = Date.now() - timeOf(file)
    const other = parseOwner(readLock(file) ?? '')
    // Of one that says nothing whole nobody knows whether it is still being written: who writes it tries again then.
    if (!other || ownerState(other, owner, age) === 'gone' || age > silentMs) rmSync(file, whatever)
  }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw readOnly(folder, error)
  }
}

// Where nothing can be written, Node finds no folder to make another in.
const notWritten = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOENT']

function readOnly(folder: string, error: unknown): unknown {
  const code = codeOf(error) ?? ''
  const above = fileAbove(folder)
  if (above !== undefined) return fileInPlace(above)
  if (!notWritten.includes(code)) return error
  const reason = code === 'ENOSPC' || code === 'EDQUOT' ? ` ${reasonOf(error)}` : ''
  return new SiteReadOnly(
    `The folder "${folder}" can't be written.${reason} Builds keep there what they know of the site.`,
  )
}

/** A file (absolute path) of somebody else stands where the tool needs a folder. */
export function fileInPlace(file: string): SiteReadOnly {
  return new SiteReadOnly(`Unexpected file "${file}", expected a folder. Delete it, or give it another name.`)
}

function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}

/** What a lock says: undefined when it is gone, nothing when it can't be read. */
function readLock(file: string): string | undefined {
  try {
    return readFile(file, 'utf8')
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? undefined : ''
  }
}

/** A lock whose folder is gone or full can't be kept up, and that is no reason to stop. */
function unlessGone(work: () => void): void {
  try {
    work()
  } catch (error) {
    if (codeOf(error) === undefined) throw error
  }
}
