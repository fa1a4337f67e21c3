import { existsSync, mkdtempSync, readdirSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { nodeCache } from './cache/node-cache.ts'
import { nodeWatchHost } from './node-watch-host.ts'
import { pageTools } from './threads/page-tools.ts'

let dir = ''
beforeEach(() => {
  dir = realpathSync(mkdtempSync(join(tmpdir(), 'docs-build-open-')))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const descriptors = '/proc/self/fd'

/** Files of the test that this process has open. */
function openFiles(): string[] {
  return readdirSync(descriptors).flatMap((name) => {
    const link = join(descriptors, name)
    try {
      const file = readlinkSync(link)
      return file.startsWith(dir) ? [file] : []
    } catch {
      // The one that listed the folder.
      return []
    }
  })
}

describe.runIf(existsSync(descriptors))('no file stays open', () => {
  test('of a cache that was saved, or closed', () => {
    const cache = nodeCache(dir, { version: '1', read: true })
    const blob = cache.writeBlob('text')
    cache.set('step', 'key', { blob })
    expect(cache.readBlob(blob)).toBe('text')
    expect(openFiles()).toHaveLength(2)
    cache.save()
    expect(openFiles()).toEqual([])
    expect(cache.readBlob(blob)).toBe('text')
    cache.close()
    expect(openFiles()).toEqual([])
  })

  test('of a thread that made its pages', () => {
    const tools = pageTools({ siteDir: dir, cacheDir: dir, stagingDir: dir, packName: 'a.pack' })
    expect(tools.readBlob(tools.blobs.write('text'))).toBe('text')
    expect(openFiles()).toHaveLength(2)
    tools.close()
    expect(openFiles()).toEqual([])
  })

  test('of a site that is watched, when its folder came back, and when the watch ends', async () => {
    const host = nodeWatchHost({ siteDir: dir, version: '1' })
    expect(host.cache.readBlob(host.cache.writeBlob('text'))).toBe('text')
    host.reset()
    expect(openFiles()).toEqual([])
    expect(host.cache.readBlob(host.cache.writeBlob('text'))).toBe('text')
    await host.close()
    expect(openFiles()).toEqual([])
  })
})
