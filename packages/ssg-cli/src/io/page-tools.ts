import { closeSync, mkdirSync, openSync, readSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BlobRef } from '../host.ts'
import type { PageTools } from '../page-maker.ts'
import { renderedAt } from './bundler/thrown-at.ts'
import { assetReader } from './assets.ts'
import { packWriter } from './node-cache.ts'
import { importOutside } from './native-import.ts'
import { nodeFiles } from './node-files.ts'

/** Where a thread reads and writes. All paths are absolute. Plain data, so that it can be sent to a worker. */
export interface PagePlaces {
  readonly siteDir: string
  readonly cacheDir: string
  readonly stagingDir: string
  /** Name of this thread's pack of blobs, unique in the cache. */
  readonly packName: string
  /** Tell what each page takes. */
  readonly profile?: boolean
}

/** Tools of one thread, on disk. `close` makes blobs permanent. */
export function pageTools(places: PagePlaces): PageTools & { close(): void } {
  const files = nodeFiles(places.siteDir, { get: () => undefined, set: () => undefined })
  const blobs = packWriter(places.cacheDir, places.packName)
  const folders = new Set<string>()
  const packs = new Map<string, number>()
  return {
    files,
    blobs,
    asset: assetReader(files),
    importModule: (path) => importOutside(pathToFileURL(path).href),
    renderedAt: (error) => renderedAt(error, places.siteDir),
    now: places.profile ? () => performance.now() : undefined,
    readBlob: ([pack, offset, length]: BlobRef) => {
      if (pack === places.packName) blobs.flush()
      const descriptor = packs.get(pack) ?? openSync(join(places.cacheDir, pack), 'r')
      packs.set(pack, descriptor)
      const bytes = Buffer.allocUnsafe(length)
      readSync(descriptor, bytes, 0, length, offset)
      return bytes.toString('utf8')
    },
    write: (path, content) => {
      const file = join(places.stagingDir, path)
      const folder = dirname(file)
      if (!folders.has(folder)) {
        mkdirSync(folder, { recursive: true })
        folders.add(folder)
      }
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
