import { closeSync, openSync, readSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BlobRef } from '../model/page-job.ts'
import type { PageTools } from '../3-pages/page-tools.ts'
import { renderedAt } from './bundler/thrown-at.ts'
import { assetReader } from './assets.ts'
import { packWriter } from './node-cache.ts'
import { importNative } from './native-import.ts'
import { nodeFiles } from './node-files.ts'
import { parentFolders } from './folders.ts'

/** Where a thread reads and writes. All paths are absolute. Plain data, so that it can be sent to a worker. */
export interface PageFolders {
  readonly siteDir: string
  readonly cacheDir: string
  readonly stagingDir: string
  /** Name of this thread's pack of blobs, unique in the cache. */
  readonly packName: string
  /** Tell what each page takes. */
  readonly profile?: boolean
}

/** Tools of one thread, on disk. `close` makes blobs permanent. */
export function pageTools(folders: PageFolders): PageTools & { close(): void } {
  const files = nodeFiles(folders.siteDir, { get: () => undefined, set: () => undefined })
  const blobs = packWriter(folders.cacheDir, folders.packName)
  const makeParent = parentFolders()
  const packs = new Map<string, number>()
  return {
    files,
    blobs,
    asset: assetReader(files),
    importModule: (path) => importNative(pathToFileURL(path).href),
    renderedAt: (error) => renderedAt(error, folders.siteDir),
    now: folders.profile ? () => performance.now() : undefined,
    readBlob: ([pack, offset, length]: BlobRef) => {
      if (pack === folders.packName) blobs.flush()
      const descriptor = packs.get(pack) ?? openSync(join(folders.cacheDir, pack), 'r')
      packs.set(pack, descriptor)
      const bytes = Buffer.allocUnsafe(length)
      readSync(descriptor, bytes, 0, length, offset)
      return bytes.toString('utf8')
    },
    write: (path, content) => {
      const file = join(folders.stagingDir, path)
      makeParent(file)
      writeFileSync(file, content)
    },
    close: () => {
      blobs.flush()
      blobs.close()
      for (const descriptor of packs.values()) closeSync(descriptor)
      packs.clear()
    },
  }
}
