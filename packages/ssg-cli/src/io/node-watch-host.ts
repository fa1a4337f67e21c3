import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Cache } from '../host.ts'
import type { Asset } from '../model/asset.ts'
import type { FileChange } from '../watch/watch-host.ts'
import type { WatchHost } from '../watch/watch-host.ts'
import { assetReader } from './assets.ts'
import { lenientBundler } from './lenient-bundler.ts'
import { cachedCodeStyles } from './cached-code-styles.ts'
import { lockSite } from './lock.ts'
import { memoryOutput } from './memory-output.ts'
import { nodeBundler } from './node-bundler.ts'
import { nodeCache } from './node-cache.ts'
import { nodeGit } from './node-git.ts'
import { workFolder } from './node-host.ts'
import { pageTools } from './page-tools.ts'
import { readyMade } from './ready-made/ready-made.ts'
import { rememberedFiles } from './remembered-files.ts'
import { warmPages } from './warm-pages.ts'

/** A {@link WatchHost} on this machine. */
export interface NodeWatchHost extends WatchHost {
  /** Look at remembered files once more, and tell what changed unnoticed. */
  readonly outdated: (paths?: readonly string[]) => readonly FileChange[]
  /** Files that code bundles were made from, relative to the site folder. */
  readonly bundled: () => readonly string[]
  /** Begin anew, for the folder of the site was gone and with it what was kept there. */
  readonly reset: () => void
  /** Keep what is known on the disk, for the next start. */
  readonly keep: () => void
  /** Keep what is known and give the site free. */
  readonly close: () => Promise<void>
}

/**
 * A host for a site that is watched. It keeps its own cache, so that a build may run beside it.
 *
 * @throws {SiteLocked} when the site is watched already.
 */
export function nodeWatchHost({
  siteDir,
  version,
}: {
  readonly siteDir: string
  readonly version: string
}): NodeWatchHost {
  const workDir = join(siteDir, workFolder, 'watch')
  const cacheDir = join(workDir, 'cache')
  let release = lockSite(workDir, 'watch')
  let stored = nodeCache(cacheDir, version, { read: true })
  let tools = threadTools()
  const cache: Cache = {
    get: (step, key) => stored.get(step, key),
    set: (step, key, value) => stored.set(step, key, value),
    save: () => stored.save(),
    // Blobs of this process may not be on disk yet; its own tools know.
    readBlob: (ref) => tools.readBlob(ref),
    writeBlob: (text) => tools.blobs.write(text),
  }
  const files = rememberedFiles(siteDir, cache)
  let look = assetReader(files)
  const asset = (path: string): Asset | undefined => look(path)
  const ready = readyMade(siteDir)
  const bundler = lenientBundler(nodeBundler({ siteDir, workDir, cache, ready, asset }))
  const output = memoryOutput()
  const pages = warmPages({
    files,
    asset,
    blobs: { write: (text) => tools.blobs.write(text), flush: () => tools.blobs.flush() },
    readBlob: cache.readBlob,
    importModule: tools.importModule,
    write: output.write,
  })
  return {
    files,
    cache,
    bundler,
    output,
    pages,
    asset,
    git: nodeGit({ siteDir, workDir: join(siteDir, workFolder) }),
    importModule: tools.importModule,
    progress: () => undefined,
    env: process.env,
    codeStyles: cachedCodeStyles(cache, ready),
    written: output.written,
    outdated: files.outdated,
    bundled: () => Object.keys(bundler.inputs()),
    forget(changes) {
      files.forget(changes)
      look = assetReader(files)
    },
    reset() {
      release()
      release = lockSite(workDir, 'watch')
      stored.close()
      stored = nodeCache(cacheDir, version, { read: false })
      tools.close()
      tools = threadTools()
    },
    keep,
    async close() {
      keep()
      stored.close()
      tools.close()
      await bundler.close()
      release()
    },
  }

  function keep(): void {
    // A folder that is gone takes nothing, and the next start knows nothing.
    if (!existsSync(siteDir)) return
    tools.blobs.flush()
    cache.save()
  }

  function threadTools() {
    const packName = `${Date.now().toString(36)}-${process.pid.toString(36)}-watch.pack`
    return pageTools({ siteDir, cacheDir, stagingDir: workDir, packName })
  }
}
