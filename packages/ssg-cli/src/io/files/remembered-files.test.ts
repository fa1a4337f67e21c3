import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashOf } from '../../text/hash.ts'
import { RememberedFiles } from './remembered-files.ts'

let dir: string
let files: RememberedFiles
const write = (path: string, text: string) => writeFileSync(join(dir, path), text)

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'docs-build-files-'))
  mkdirSync(join(dir, 'docs'))
  write('docs/a.md', 'one')
  files = new RememberedFiles(dir, { get: () => undefined, set: () => undefined })
})

afterEach(() => rmSync(dir, { recursive: true, force: true }))

test('what was seen of a file is what it is until somebody says that it changed', () => {
  expect(files.hash('docs/a.md')).toBe(hashOf('one'))
  write('docs/a.md', 'longer')
  expect(files.hash('docs/a.md')).toBe(hashOf('one'))
  files.forget([{ path: 'docs/a.md', kind: 'changed' }])
  expect(files.hash('docs/a.md')).toBe(hashOf('longer'))
  expect(Buffer.from(files.read('docs/a.md')).toString()).toBe('longer')
})

test('a file that comes is in the list of its folder, and one that changes leaves the list as it is', () => {
  const before = files.list('docs')
  write('docs/b.md', 'two')
  files.forget([{ path: 'docs/a.md', kind: 'changed' }])
  expect(files.list('docs')).toBe(before)
  files.forget([{ path: 'docs/b.md', kind: 'added' }])
  expect(files.list('docs').files.map(({ path }) => path)).toEqual(['a.md', 'b.md'])
})

test('a folder that goes takes what is known of its files along', () => {
  expect(files.stat('docs/a.md')?.isFile).toBe(true)
  rmSync(join(dir, 'docs'), { recursive: true })
  files.forget([{ path: 'docs', kind: 'removed' }])
  expect(files.stat('docs/a.md')).toBeUndefined()
})

test('a file that changed after its folder was listed is found once more, however late its print was taken', () => {
  files.list('docs')
  write('docs/a.md', 'longer')
  expect(files.hash('docs/a.md')).toBe(hashOf('longer'))
  expect(files.outdated()).toEqual([{ path: 'docs/a.md', kind: 'changed' }])
  files.forget([{ path: 'docs/a.md', kind: 'changed' }])
  expect(files.hash('docs/a.md')).toBe(hashOf('longer'))
  expect(files.outdated()).toEqual([])
})

test('it finds what changed unnoticed', () => {
  write('docs/gone.md', 'x')
  files.list('docs')
  for (const path of ['docs/a.md', 'docs/gone.md']) files.hash(path)
  expect(files.stat('docs/c.md')).toBeUndefined()
  expect(files.outdated()).toEqual([])
  write('docs/a.md', 'longer')
  write('docs/c.md', 'new')
  rmSync(join(dir, 'docs/gone.md'))
  expect(files.outdated(['docs/a.md'])).toEqual([{ path: 'docs/a.md', kind: 'changed' }])
  expect(files.outdated().toSorted((left, right) => (left.path < right.path ? -1 : 1))).toEqual([
    { path: 'docs/a.md', kind: 'changed' },
    { path: 'docs/c.md', kind: 'added' },
    { path: 'docs/gone.md', kind: 'removed' },
  ])
})

test('folders that change places are looked at with all that they hold', () => {
  mkdirSync(join(dir, 'other'))
  write('other/a.md', 'two')
  for (const path of ['docs/a.md', 'other/a.md']) files.stat(path)
  for (const [from, to] of [
    ['docs', 'aside'],
    ['other', 'docs'],
    ['aside', 'other'],
  ] as const)
    renameSync(join(dir, from), join(dir, to))
  expect(files.outdated(['docs', 'other', 'aside'])).toEqual([
    { path: 'docs/a.md', kind: 'changed' },
    { path: 'other/a.md', kind: 'changed' },
  ])
})

test('a link that leads elsewhere now is followed anew', () => {
  mkdirSync(join(dir, 'elsewhere'))
  write('elsewhere/b.md', 'two')
  mkdirSync(join(dir, 'site'))
  const site = new RememberedFiles(join(dir, 'site'), { get: () => undefined, set: () => undefined })
  symlinkSync('../docs', join(dir, 'site/linked'))
  expect(site.stat('linked/a.md')?.outside).toBe('../docs/a.md')
  expect(site.list('linked').files).toMatchObject([{ path: 'a.md' }])
  rmSync(join(dir, 'site/linked'))
  symlinkSync('../elsewhere', join(dir, 'site/linked'))
  expect(site.outdated(['linked/a.md'])).toEqual([{ path: 'linked/a.md', kind: 'removed' }])
  site.forget('all')
  expect(site.list('linked').files).toMatchObject([{ path: 'b.md' }])
  expect(site.stat('linked/b.md')?.outside).toBe('../elsewhere/b.md')
})

test('nothing is below a file, and of a link in a circle it is told that it is no file', () => {
  symlinkSync('circle', join(dir, 'circle'))
  expect(files.stat('docs/a.md/b.png')).toBeUndefined()
  expect(files.stat('circle')).toMatchObject({
    isFile: false,
    obstacle: 'It is a symbolic link that leads to itself.',
  })
})
