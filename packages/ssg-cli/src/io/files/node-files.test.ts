import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { noCache, nodeFiles } from './node-files.ts'

const site = mkdtempSync(join(tmpdir(), 'docs-build-files-'))
afterAll(() => rmSync(site, { recursive: true }))

test.skipIf(process.platform === 'win32')('what is no file among docs is told, not passed over', () => {
  mkdirSync(join(site, 'docs'))
  writeFileSync(join(site, 'docs/a.md'), '# A\n')
  execFileSync('mkfifo', [join(site, 'docs/b.md')])
  symlinkSync('/dev/zero', join(site, 'docs/c.md'))
  const { files, problems } = nodeFiles(site, noCache).list('docs')
  expect(files.map(({ path }) => path)).toEqual(['a.md'])
  const message = 'It is neither a file nor a folder.'
  expect(problems).toHaveLength(2)
  expect(problems).toEqual(expect.arrayContaining(['b.md', 'c.md'].map((path) => ({ path, message }))))
})

test('a file that can not be read says why in words', () => {
  const files = nodeFiles(site, noCache)
  expect(() => files.read('docs/gone.md')).toThrow(/^It does not exist\.$/)
  expect(() => files.hash('docs/gone.md')).toThrow(/^It does not exist\.$/)
  expect(() => files.read('docs')).toThrow(/^It is a folder\.$/)
})

test('a link that leads out is listed, and what lies behind it is not looked for', () => {
  const outside = mkdtempSync(join(tmpdir(), 'docs-build-outside-'))
  writeFileSync(join(outside, 'a.md'), '')
  mkdirSync(join(site, 'linked'))
  symlinkSync(outside, join(site, 'linked/more'))
  const files = nodeFiles(site, noCache)
  expect(files.list('linked')).toMatchObject({ files: [], problems: [], links: [{ path: 'more' }] })
  expect(files.list('linked/more').files).toMatchObject([{ path: 'a.md' }])
  rmSync(outside, { recursive: true })
})
