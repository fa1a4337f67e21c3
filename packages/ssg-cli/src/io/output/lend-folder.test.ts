import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lendFolder } from './lend-folder.ts'

let dir = ''
const at = (path: string) => join(dir, path)
const lent = (isOwn = false) => ({
  folder: at('out'),
  link: { path: at('lent'), noteFile: at('note.json') },
  listFile: at('list.json'),
  isOwn: () => isOwn,
})
const write = async () => writeFileSync(at('lent/made.txt'), 'made')
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'docs-build-lend-'))
  mkdirSync(at('out'))
})
afterEach(() => rmSync(dir, { recursive: true }))

test('what a task writes by the other path is in the folder, and the path goes with the task', async () => {
  await lendFolder(lent(), write)
  expect([readFileSync(at('out/made.txt'), 'utf8'), existsSync(at('lent'))]).toEqual(['made', false])
})

test('the path goes with a task that fails, too', async () => {
  await expect(lendFolder(lent(), () => Promise.reject(new Error('No')))).rejects.toThrow('No')
  expect(existsSync(at('lent'))).toBe(false)
})

test('a folder that lies there stays', async () => {
  mkdirSync(at('lent'))
  await lendFolder(lent(), write)
  expect([existsSync(at('out/made.txt')), existsSync(at('lent/made.txt'))]).toEqual([false, true])
})

test('what the last task made is gone, unless it is of the output by now', async () => {
  const names = async () => existsSync(at('lent/made.txt'))
  await lendFolder(lent(), write)
  expect(await lendFolder(lent(true), names)).toBe(true)
  await lendFolder(lent(), write)
  rmSync(at('out/made.txt'))
  await lendFolder(lent(), write)
  expect(await lendFolder(lent(), names)).toBe(false)
})
