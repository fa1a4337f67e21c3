import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive } from './lock/owner-state.ts'
import { lockSite, SiteLocked, SiteReadOnly } from './lock.ts'
import { workFolder, type NodeHostOptions } from './node-host.ts'

/** Where a check works, and how to leave it. */
export interface CheckFolders {
  readonly host: Pick<NodeHostOptions, 'bundleDir' | 'isReadOnly' | 'onDamage'>
  readonly release: () => void
}

/**
 * Find a folder to work in: the site's own folder, or while a build or another check is there, a folder of its own
 * beside a cache that is only read. So a check never fails because something else runs.
 */
export function checkFolders(siteDir: string): CheckFolders {
  const workDir = join(siteDir, workFolder)
  try {
    const { release } = lockSite(workDir, 'check')
    dropLeftovers(workDir)
    return { host: {}, release: once(release) }
  } catch (error) {
    if (!(error instanceof SiteLocked)) throw error
    // Who may not write in the site can check it all the same.
    const isReadOnly = error instanceof SiteReadOnly
    const bundleDir = isReadOnly
      ? mkdtempSync(join(tmpdir(), 'docs-build-check-'))
      : join(workDir, `check-${process.pid}`)
    return {
      host: { bundleDir, isReadOnly: true },
      release: () => rmSync(bundleDir, { recursive: true, force: true }),
    }
  }
}

/** Folders of checks that were killed. */
function dropLeftovers(workDir: string): void {
  for (const name of readdirSync(workDir)) {
    const [, pid] = /^check-(\d+)$/.exec(name) ?? []
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(workDir, name), { recursive: true, force: true })
  }
}

/** The lock may be another's by the time that it is released a second time. */
function once(run: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) run()
    isDone = true
  }
}
