import { mkdirSync, mkdtempSync, renameSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { knownTree, newFolderStamps, withoutFoldersOf } from './folder-stamps.ts'

let root = ''
const files = ['a/1.txt', 'a/deep/2.txt', 'constructor/3.txt', '4.txt']
const long = () => new Promise((done) => setTimeout(done, 60))

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'docs-build-folders-'))
  for (const file of files) put(file)
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(root, { recursive: true, force: true })
})

function put(file: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), file)
}

/** The files that are listed after an edit, when everything was known before. */
async function listedAfter(edit: () => void): Promise<readonly string[]> {
  const stamps = newFolderStamps(root, files, Date.now() + 60)
  await long()
  edit()
  return [...knownTree(root, stamps).listed].sort()
}

test('of a tree of which nothing is known every file is listed', () => {
  expect([...knownTree(root, new Map()).listed].sort()).toEqual([...files].sort())
})

test.each([
  ['nothing', [], () => undefined],
  ['a file changed in its place', [], () => writeFileSync(join(root, 'a/1.txt'), 'other')],
  ['a file more', ['a/1.txt', 'a/5.txt'], () => put('a/5.txt')],
  ['a file less', [], () => rmSync(join(root, 'constructor/3.txt'))],
  ['a file that took the place of another', ['a/deep/2.txt'], () => replace('a/deep/2.txt')],
  ['a folder more', ['4.txt', 'b/c/6.txt'], () => put('b/c/6.txt')],
  ['a folder less', ['4.txt'], () => rmSync(join(root, 'a'), { recursive: true })],
  ['a link in the place of a folder', ['4.txt', 'a'], () => link('a', 'b')],
  ['a file in the place of a folder', ['4.txt', 'a'], () => fileInPlaceOf('a')],
])('after %s these are listed: %j', async (_, listed, edit) => {
  expect(await listedAfter(edit)).toEqual(listed)
})

function replace(file: string): void {
  writeFileSync(`${root}-other`, 'other')
  renameSync(`${root}-other`, join(root, file))
  utimesSync(join(root, file), 1, 1)
}

function link(folder: string, to: string): void {
  renameSync(join(root, folder), `${root}-${to}`)
  symlinkSync(`${root}-${to}`, join(root, folder))
  rmSync(`${root}-${to}`, { recursive: true })
}

function fileInPlaceOf(folder: string): void {
  rmSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, folder), 'file')
}

test('a folder that changed a moment ago is listed the next time, for it may change again with the same stamp', () => {
  vi.spyOn(Date, 'now').mockReturnValue(statSync(join(root, 'a')).ctimeMs)
  const { stamps } = knownTree(root, new Map())
  expect([...stamps.values()].every((stamp) => stamp === null)).toBe(true)
  expect([...knownTree(root, stamps).listed].sort()).toEqual([...files].sort())
})

test('the folders of a file and those above it can be taken out of what is known', async () => {
  await long()
  const { stamps } = knownTree(root, new Map())
  const known = (which: typeof stamps) => [...which].flatMap(([folder, stamp]) => (stamp ? [folder] : [])).sort()
  expect(known(stamps)).toEqual(['', 'a', 'a/deep', 'constructor'])
  expect(known(withoutFoldersOf(stamps, ['a/deep/9.txt']))).toEqual(['constructor'])
})
