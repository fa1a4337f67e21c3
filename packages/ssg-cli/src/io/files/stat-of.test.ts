import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { entryOf, statOf } from './stat-of.ts'

const folder = mkdtempSync(join(tmpdir(), 'docs-build-stat-'))
writeFileSync(join(folder, 'a.md'), 'text')
symlinkSync('circle', join(folder, 'circle'))
symlinkSync('a.md', join(folder, 'link'))
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  ['nothing', 'b.md'],
  ['something below a file', 'a.md/b.png'],
  ['a link to itself', 'circle'],
  ['a name that is too long', 'a'.repeat(300)],
  ['a name with NUL', 'a\0.md'],
])('there is nothing at the path of %s', (_, path) => {
  expect(statOf(join(folder, path))).toBeUndefined()
  expect(entryOf(join(folder, path))?.stats.isSymbolicLink()).toBe(path === 'circle' ? true : undefined)
})

test('a file is what it is', () => {
  expect(statOf(join(folder, 'a.md'))?.size).toBe(4)
})

test('a link is told, with what it leads to', () => {
  expect(entryOf(join(folder, 'link'))).toMatchObject({ isLink: true, stats: { size: 4 } })
  expect(entryOf(join(folder, 'a.md'))).toMatchObject({ isLink: false, stats: { size: 4 } })
})
