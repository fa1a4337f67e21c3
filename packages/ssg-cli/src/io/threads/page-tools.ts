import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageTools } from '../../3-pages/page-tools.ts'
import { renderedAt } from '../bundler/thrown-at.ts'
import { assetReader } from '../files/assets.ts'
import { importForeign } from '../packages/native-import.ts'
import { nodeFiles, noCache } from '../files/node-files.ts'
import { ownPath } from '../output/own-path.ts'
import { PackReader, PackWriter } from '../cache/packs.ts'
import { hookSeconds } from './hook-seconds.ts'
import type { PluginModules } from '../../model/plugin-info.ts'
import { pluginLoader } from '../packages/load-plugins.ts'
import { recordReads } from '../files/recorded-fs.ts'
import { runWithin } from './run-within.ts'
import { stepsOf } from './steps-of.ts'
import { parentFolders } from '../files/folders.ts'

/** Where a thread reads and writes. All paths are absolute. Plain data, so that it can be sent to a worker. */
export interface PageFolders {
  readonly siteDir: string
  readonly cacheDir: string
  readonly stagingDir: string
  /** Name of this thread's pack of blobs, unique in the cache. */
  readonly packName: string
  /** Where the plugins of the site are. */
  readonly plugins?: PluginModules | undefined
  /** Tell what each page takes. */
  readonly profile?: boolean
}

/** Tools of one thread, on disk. `close` makes blobs permanent. */
export function pageTools(folders: PageFolders): PageTools & { close(): void } {
  const files = nodeFiles(folders.siteDir, noCache)
  const blobs = new PackWriter(folders.cacheDir, folders.packName)
  const makeParent = parentFolders()
  const packs = new PackReader(folders.cacheDir)
  return {
    files,
    siteDir: folders.siteDir,
    blobs,
    asset: assetReader(files),
    reads: recordReads(),
    importModule: (path, seconds = hookSeconds) => importForeign(pathToFileURL(path).href, seconds),
    renderedAt: (error) => renderedAt(error, folders.siteDir),
    runWithin,
    stepsOf,
    plugins: pluginLoader(folders.plugins),
    now: folders.profile ? () => performance.now() : undefined,
    readBlob: (ref) => {
      if (ref[0] === folders.packName) blobs.flush()
      return packs.read(ref)
    },
    write: (path, content) => {
      const file = join(folders.stagingDir, ownPath(path))
      makeParent(file)
      writeFileSync(file, content)
    },
    close: () => {
      blobs.flush()
      blobs.close()
      packs.close()
    },
  }
}
