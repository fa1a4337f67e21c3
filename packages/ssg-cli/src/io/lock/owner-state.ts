import { codeOf } from '../files/node-files.ts'
import type { LockOwner } from './lock-owner.ts'
import { processStart } from './process-start.ts'

/** Milliseconds between two signs of life of who holds a lock: the time of its file. */
export const beatMs = 1000

/** Milliseconds without a sign of life after which nobody holds a lock, where processes can't be asked. */
export const silentMs = 15_000

/**
 * Whether who made a lock still runs, seen from another process that wants it. Unknown is what runs on another machine or in
 * another container: only its signs of life tell.
 *
 * @param age milliseconds since the last sign of life
 */
export function ownerState(owner: LockOwner | undefined, own: LockOwner, age: number): 'alive' | 'gone' | 'unknown' {
  if (!owner || owner.folder !== own.folder) return 'gone'
  const isSameClock = own.boot !== undefined && owner.boot === own.boot
  if (!isNear(owner, own)) return isSameClock && age > silentMs ? 'gone' : 'unknown'
  if (!isAlive(owner.pid)) return 'gone'
  const started = processStart(owner.pid)
  if (started !== undefined && owner.started !== undefined) return started === owner.started ? 'alive' : 'gone'
  // Clocks are the same here. Who sleeps longer than this was not alone asleep.
  return age > 4 * silentMs ? 'gone' : 'alive'
}

/** Whether the number of one process means the same to another. */
export function isNear(owner: LockOwner, own: LockOwner): boolean {
  return owner.host === own.host && owner.boot === own.boot && owner.container === own.container
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
