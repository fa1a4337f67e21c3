import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Cache } from '../../host.ts'
import { hashOf } from '../../text/hash.ts'
import { nodeFiles } from './node-files.ts'

let dir = ''
let answers: Map<string, unknown>
// What is stored under a key is read back under it.
const cache: Pick<Cache, 'get' | 'set'> = {
  get: <T>(_: string, key: string) => answers.get(key) as T | undefined,
  set: (_, key, value) => void answers.set(key, value),
}
const hash = () => nodeFiles(dir, cache).hash('a.md')

beforeEach(async () => {
  answers = new Map()
  dir = mkdtempSync(join(tmpdir(), 'docs-build-hashes-'))
  writeFileSync(join(dir, 'a.md'), 'first')
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(dir, { recursive: true, force: true })
})

const wait = () => new Promise((done) => setTimeout(done, 60))

test('an edit that keeps size and time is seen', async () => {
  await wait()
  expect([hash(), answers.size]).toEqual([hashOf('first'), 1])
  const { atime, mtime } = statSync(join(dir, 'a.md'))
  writeFileSync(join(dir, 'a.md'), 'FIRST')
  utimesSync(join(dir, 'a.md'), atime, mtime)
  expect(hash()).toBe(hashOf('FIRST'))
})

test('the hash of a file that is as young as the run is not remembered', () => {
  vi.spyOn(Date, 'now').mockReturnValue(statSync(join(dir, 'a.md')).ctimeMs)
  hash()
  expect(answers.size).toBe(0)
})

test('the hash of a file that did not change is remembered', async () => {
  await wait()
  hash()
  for (const [key, [stamp]] of answers as Map<string, [unknown]>) answers.set(key, [stamp, 'remembered'])
  expect(hash()).toBe('remembered')
})
