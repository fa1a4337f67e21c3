import { randomUUID } from 'node:crypto'
import { readlinkSync, statSync } from 'node:fs'
import { hostname } from 'node:os'
import { isObject } from '../../text/is-object.ts'
import { processStart } from './process-start.ts'
import { readFile } from '../files/read-file.ts'

/** Who holds a lock. A check waits for nobody, and a build waits for a check. */
export type LockHolder = 'build' | 'check' | 'watch'

/** What a lock says of who made it. A number alone names many processes one after the other, in containers most of all. */
export interface LockOwner {
  readonly by: LockHolder
  readonly pid: number
  /** When the process began; undefined where the system does not tell. */
  readonly started?: string
  /** Name of the machine. */
  readonly host: string
  /** One start of the machine: among its containers, there is one clock. */
  readonly boot?: string
  /** Among whose processes the number counts. */
  readonly container?: string
  /** The folder that the lock was made in: it means nothing in a copy. */
  readonly folder: string
  /** Tells this lock from all others. */
  readonly token: string
  /** Where a watch can be seen. */
  readonly url?: string
}

/** This process, as the owner of a lock in a folder (absolute path). */
export function newOwner(by: LockHolder, folder: string): LockOwner {
  return {
    by,
    pid: process.pid,
    started: processStart(process.pid),
    host: hostname(),
    boot: unlessAbsent(() => readFile('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
    // @see https://man7.org/linux/man-pages/man7/pid_namespaces.7.html
    container: unlessAbsent(() => readlinkSync('/proc/self/ns/pid')),
    folder: identity(folder),
    token: randomUUID(),
  }
}

/** Read what a lock says; undefined for what is no lock. */
export function parseOwner(text: string): LockOwner | undefined {
  try {
    const value: unknown = JSON.parse(text)
    // Written by lockSite as JSON of an owner; the token is in no other file.
    return isObject(value) && typeof value['token'] === 'string' ? (value as unknown as LockOwner) : undefined
  } catch {
    return undefined
  }
}

/** What makes a folder itself and not a copy: the number of its entry on the disk, which is one on all machines that share it. */
function identity(folder: string): string {
  return String(statSync(folder, { bigint: true }).ino)
}

function unlessAbsent(read: () => string): string | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
