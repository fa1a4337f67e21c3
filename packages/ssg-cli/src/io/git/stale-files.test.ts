import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { staleFiles } from './stale-files.ts'

const original = 'docs/a.md'
const translation = 'i18n/de/docs/a.md'
let root: string

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'docs-build-stale-')))
  git('init', '-q', '-b', 'main')
  git('config', 'user.name', 'Ada')
  git('config', 'user.email', 'ada@example.com')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('a translation is stale when the original changed after it', async () => {
  commit({ [original]: 'one', [translation]: 'eins' })
  const since = git('rev-parse', 'HEAD').slice(0, 10)
  expect(await stale()).toEqual([])
  commit({ [original]: 'two' })
  expect(await stale()).toEqual([[translation, { since }]])
  commit({ [translation]: 'zwei' })
  expect(await stale()).toEqual([])
})

test.each([
  ['one commit that changes both', () => commit({ [original]: 'two', [translation]: 'zwei' })],
  ['a change that was taken back', () => (commit({ [original]: 'two' }), commit({ [original]: 'one' }))],
  ['white space at ends of lines', () => commit({ [original]: 'one  \r\n' })],
  ['a translation that is being written', () => (commit({ [original]: 'two' }), write(translation, 'zwe'))],
  ['a translation that is new', () => (git('rm', '-q', translation), commit({}), write(translation, 'eins'))],
])('%s leaves nothing to do', async (_, edit) => {
  commit({ [original]: 'one', [translation]: 'eins' })
  edit()
  expect(await stale()).toEqual([])
})

test('a change of the original that is not committed counts', async () => {
  commit({ [original]: 'one', [translation]: 'eins' })
  write(original, 'two')
  expect(await stale()).toHaveLength(1)
})

test('moves are followed, and are no translation', async () => {
  commit({ 'docs/old.md': 'one\ntwo\nthree\nfour\n', 'i18n/de/docs/old.md': 'eins' })
  const since = git('rev-parse', 'HEAD').slice(0, 10)
  move('docs/old.md', original)
  move('i18n/de/docs/old.md', translation)
  expect(await stale()).toEqual([])
  commit({})
  expect(await stale()).toEqual([])
  commit({ [original]: 'one\ntwo\nthree\nfive\n' })
  expect(await stale()).toEqual([[translation, { since }]])
})

test('a change on a branch that was merged counts', async () => {
  commit({ [original]: 'one', [translation]: 'eins', 'x.txt': '' })
  git('checkout', '-q', '-b', 'other')
  commit({ [original]: 'two' })
  git('checkout', '-q', 'main')
  commit({ 'x.txt': 'x' })
  git('merge', '-q', '--no-edit', 'other')
  expect(await stale()).toHaveLength(1)
})

test('a site in a folder of the repository has content beside it', async () => {
  commit({ 'content/a.md': 'one', 'site/i18n/de/content/a.md': 'eins' })
  commit({ 'content/a.md': 'two' })
  const pair = { file: 'i18n/de/content/a.md', follows: '../content/a.md' }
  expect([...((await staleFiles({ siteDir: join(root, 'site') }, [pair])) as Map<string, unknown>).keys()]).toEqual([
    pair.file,
  ])
})

test('without its history nothing is known of a text, and it is said why', async () => {
  expect(await staleFiles({ siteDir: root }, [])).toEqual({ problem: 'Nothing is committed yet.' })
  commit({ [original]: 'one' })
  commit({ [original]: 'two' })
  git('clone', '-q', '--depth', '1', `file://${root}`, 'clone')
  expect(await staleFiles({ siteDir: join(root, 'clone') }, [])).toEqual({
    problem: 'This clone is shallow. `git fetch --unshallow` gets the rest.',
  })
})

async function stale() {
  const found = await staleFiles({ siteDir: root }, [{ file: translation, follows: original }])
  return 'problem' in found ? found : [...(found as ReadonlyMap<string, unknown>)]
}

function git(...args: readonly string[]): string {
  return execFileSync('git', [...args], { cwd: root, encoding: 'utf8' })
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function move(from: string, to: string): void {
  renameSync(join(root, from), join(root, to))
}

function commit(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) write(path, text)
  git('add', '--all')
  git('commit', '-q', '--allow-empty', '-m', 'change')
}
