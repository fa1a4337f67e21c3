import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf } from './node-files.ts'

/** A site that is being built already. */
export class SiteLocked extends Error {
  override name = 'SiteLocked'
}

const words = {
  build: (owner: number) =>
    `Another build of this site is running (process ${owner}). Wait for it to end, then build again.`,
  watch: (owner: number) =>
    `This site is being watched already (process ${owner}). Open the address that it printed, or stop it first.`,
}

/**
 * Take the lock of a site, so that no two builds write its cache and output at once. Returns how to release it.
 *
 * A lock of a process that is gone counts for nothing.
 */
export function lockSite(workDir: string, command: 'build' | 'watch' = 'build'): () => void {
  const file = join(workDir, 'lock')
  mkdirSync(workDir, { recursive: true })
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      return () => rmSync(file, { force: true })
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
      const owner = Number(readOwner(file))
      if (isAlive(owner)) throw new SiteLocked(words[command](owner))
      rmSync(file, { force: true })
    }
  }
  throw new SiteLocked(`The lock "${file}" can't be taken. Delete it if no build is running.`)
}

function readOwner(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}
