import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { memoryHost } from '../memory/memory-host.ts'
import { memoryOutput } from '../memory/memory-output.ts'
import { nodeOutput } from '../node-output.ts'
import { pageTools } from '../threads/page-tools.ts'
import { memorySite } from '../../../../../tests/memory-site.ts'

const leaving = ['../a.txt', 'a/../../b.txt', '..', '..\\a.txt', 'a\0.txt', 'C:/a.txt']
const unusual = ['a b/ü.html', '.well-known/x', 'a..b/..c', '%2e%2e/x', 'a.b.c/index.html', 'a:b']

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docs-build-own-path-'))
  mkdirSync(join(folder, 'site'))
  writeFileSync(join(folder, 'site/from.txt'), 'x')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const onDisk = () => {
  const siteDir = join(folder, 'site')
  return nodeOutput({ outDir: join(siteDir, 'dist'), siteDir, stampDir: join(folder, 'stamps') })
}
const ofThread = () => {
  const stagingDir = join(folder, 'site/.dist.docs-build-new')
  return pageTools({ siteDir: folder, cacheDir: join(folder, 'cache'), stagingDir, packName: 'a.pack' })
}

/** Each way in which files come into an output. */
const ways: Readonly<Record<string, (path: string) => void>> = {
  'a file on disk': (path) => onDisk().write(path, 'x'),
  'a joined file on disk': (path) => void onDisk().join(path, []),
  'a copy on disk': (path) => onDisk().copy('from.txt', path),
  'a page of a thread': (path) => ofThread().write(path, 'x'),
  'a file of a watch': (path) => memoryOutput().write(path, 'x'),
  'a copy of a watch': (path) => memoryOutput().copy('from.txt', path),
  'a file in memory': (path) => memoryHost(memorySite({})).output.write(path, 'x'),
  'a joined file of a watch': (path) => void memoryOutput().join(path, []),
  'a joined file in memory': (path) => void memoryHost(memorySite({})).output.join(path, []),
  'a copy in memory': (path) => memoryHost(memorySite({ 'from.txt': 'x' })).output.copy('from.txt', path),
}

test.each(Object.entries(ways))('%s is never written to a path that leads out of the output', (_, write) => {
  for (const path of leaving) expect(() => write(path), path).toThrow('Its path leads out of the output folder.')
  expect(readdirSync(folder, { recursive: true })).toEqual(['site', 'site/from.txt'])
})

test.each(Object.entries(ways))('%s may have an unusual name', (name, write) => {
  for (const path of unusual) {
    write(path)
    const isKept = existsSync(join(folder, 'site/.dist.docs-build-new', path))
    expect({ path, isKept }).toEqual({ path, isKept: !/watch|memory/.test(name) })
  }
})

test.each(Object.entries(ways))('%s never has a name that no file can have', (_, write) => {
  expect(() => write(`a/${'ж'.repeat(128)}/b`)).toThrow('A name in its path is longer than 255 bytes.')
})
test('no file is taken over into the next output by a path that leads out of it', async () => {
  const output = onDisk()
  output.open()
  const commit = output.commit([{ path: '../from.txt', hash: 'a', size: 1 }], '/')
  await expect(commit).rejects.toThrow('Its path leads out of the output folder.')
})
