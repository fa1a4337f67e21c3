import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { writeNewFiles } from './new-files.ts'
import { makeFolder } from './make-folder.ts'
import { reasonOf } from './node-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'docs-build-folder-'))
const disk = join(folder, 'disk')
makeFolder(disk)
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'ro', 'none', disk]).status === 0
afterAll(() => {
  if (isMounted) spawnSync('umount', [disk])
  rmSync(folder, { recursive: true })
})

test('a folder and those above it are made', () => {
  makeFolder(join(folder, 'a/b'))
  expect(statSync(join(folder, 'a/b')).isDirectory()).toBe(true)
})

// Other systems have no such folder.
test.skipIf(process.platform !== 'linux')('a folder that takes none is refused', () => {
  expect(() => makeFolder('/proc/docs-build/a')).toThrow('/proc/docs-build')
})

// Only who may mount a disk has one that is only read.
test.skipIf(!isMounted)('files on a disk that is only read are refused with that reason', () => {
  const reasons = ['theme/a.css', 'theme/b/a.css'].map((path) => {
    try {
      writeNewFiles([{ path: join(disk, path), content: '' }])
      return 'It was written.'
    } catch (error) {
      return reasonOf(error)
    }
  })
  expect(reasons).toEqual(['The disk is read-only.', 'The disk is read-only.'])
})
