import { spawnSync } from 'node:child_process'
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statfsSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeNewFiles } from './new-files.ts'
import { replaceFiles } from './replace-files.ts'

let disk = ''
let isMounted = false
beforeEach(() => {
  disk = mkdtempSync(join(tmpdir(), 'docs-build-full-'))
  isMounted =
    process.platform === 'linux' && spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk]).status === 0
})
afterEach(() => {
  if (isMounted) spawnSync('umount', [disk])
  rmSync(disk, { recursive: true, force: true })
})

test.each([
  ['new files', writeNewFiles],
  ['files in the place of others', replaceFiles],
])('of %s that a full disk does not take nothing is left, nor of their folders', (_, write) => {
  if (!isMounted) return
  mkdirSync(join(disk, 'own'))
  const { bavail, bsize } = statfsSync(disk)
  writeFileSync(join(disk, 'own/ballast'), Buffer.alloc((bavail - 4) * bsize))
  const files = ['own/new/a', 'own/new/b'].map((path) => ({ path: join(disk, path), content: Buffer.alloc(3 * bsize) }))
  expect(() => write(files)).toThrow('ENOSPC')
  expect(readdirSync(disk, { recursive: true }).sort()).toEqual(['own', 'own/ballast'])
})

test('a file that is there stays as it is, and so does its folder', () => {
  writeFileSync(join(disk, 'b'), 'own')
  const files = ['a', 'b'].map((name) => ({ path: join(disk, name), content: 'new' }))
  expect(() => writeNewFiles(files)).toThrow('EEXIST')
  expect(readdirSync(disk)).toEqual(['b'])
  replaceFiles(files)
  expect(readdirSync(disk).sort()).toEqual(['a', 'b'])
})

test.skipIf(process.platform === 'win32')('a link stays a link, to a file and to what is none', () => {
  const [file, toFile, toDevice] = ['file', 'to-file', 'to-device'].map((name) => join(disk, name)) as [
    string,
    string,
    string,
  ]
  writeFileSync(file, 'old')
  symlinkSync('file', toFile)
  symlinkSync('/dev/null', toDevice)
  replaceFiles([toFile, toDevice].map((path) => ({ path, content: 'new' })))
  expect([toFile, toDevice].map((path) => lstatSync(path).isSymbolicLink())).toEqual([true, true])
  expect(readFileSync(file, 'utf8')).toBe('new')
  expect(readdirSync(disk).sort()).toEqual(['file', 'to-device', 'to-file'])
})
