import type { LockOwner } from './lock-owner.ts'
import { isNear } from './owner-state.ts'

/** Why a site can't be used now: who has it, where that can be seen, and which file says so. */
export function inUse(owner: LockOwner, own: LockOwner, file: string): string {
  const who = `process ${owner.pid}${elsewhere(owner, own)}`
  const lock = `The lock is "${file}".`
  return owner.by === 'watch'
    ? `This site is being watched already (${who}). Open ${owner.url ?? 'the address that it printed'}, or stop it first. ${lock}`
    : `Another build of this site is running (${who}). Wait for it to end, then build again. ${lock}`
}

/** What is waited for, and why. */
export function waitingFor(owner: LockOwner, own: LockOwner, file: string): string {
  const who = `process ${owner.pid}${elsewhere(owner, own)}`
  return isNear(owner, own)
    ? `Waiting for a check of this site to end (${who}). The lock is "${file}".`
    : `Waiting to see whether a ${owner.by} of this site still runs (${who}). The lock is "${file}".`
}

/** A number of another machine or container says nothing here. */
function elsewhere(owner: LockOwner, own: LockOwner): string {
  if (isNear(owner, own)) return ''
  return owner.boot === own.boot ? ' in another container' : ` on "${owner.host}"`
}
