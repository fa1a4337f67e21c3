import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newCommand } from './new-command.ts'
import { UsageError } from '../process-like.ts'
import { writtenTo } from '../testing.ts'

let dir: string

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'docs-build-new-'))
})

afterEach(() => rmSync(dir, { recursive: true, force: true }))

const run = (named: string, cwd = dir) => {
  const stderr = new PassThrough()
  const code = newCommand(named, { cwd: () => cwd, stderr })
  return { code, stderr: writtenTo(stderr) }
}

test('it writes a site with the name of its folder and says how to go on', () => {
  expect(run('acme-docs')).toEqual({
    code: 0,
    stderr: `Made a site of 14 files in acme-docs.

  cd acme-docs
  npm install
  npm start      show the site, and what you save at once
  npm test       check every link, anchor and picture
`,
  })
  expect(readdirSync(join(dir, 'acme-docs')).sort()).toEqual(
    ['.github', '.gitignore', 'README.md', 'css', 'docs', 'docs.config.ts', 'package.json', 'static'].sort(),
  )
  expect(readFileSync(join(dir, 'acme-docs/docs.config.ts'), 'utf8')).toContain("title: 'Acme docs',")
})

test('a new repository and the working folder will do', () => {
  mkdirSync(join(dir, '.git'))
  expect(run('.')).toMatchObject({ code: 0, stderr: expect.stringContaining('files in this folder.\n') })
  expect(readdirSync(join(dir, '.git'))).toEqual([])
})

test('a folder that holds something is refused with the names of what is there, and stays as it is', () => {
  for (let number = 1; number <= 9; number++) writeFileSync(join(dir, `${number}.txt`), 'mine')
  expect(() => run('.')).toThrow(
    new UsageError(
      'Unexpected content in ".", expected a new or empty folder. It holds:\n  1.txt\n  2.txt\n  3.txt\n  4.txt\n  5.txt\n  6.txt\n  7.txt\n  8.txt\n  and 1 more',
    ),
  )
  expect(readdirSync(dir)).toHaveLength(9)
})

test('a file is no folder', () => {
  writeFileSync(join(dir, 'a'), 'mine')
  expect(() => run('a')).toThrow('Unexpected file "a", expected a new or empty folder.')
})

test('a place that can not be written to is told in words', () => {
  writeFileSync(join(dir, 'a'), 'mine')
  expect(run('a/b')).toEqual({
    code: 1,
    stderr: 'The site can\'t be written at "a/b". A part of its path is a file. Nothing was changed.\n',
  })
})
