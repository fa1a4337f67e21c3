import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { nodeCache } from './node-cache.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docs-build-cache-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const opened = (version = '1', read = true) => nodeCache(folder, version, { read })
const packs = () => readdirSync(folder).filter((file) => file.endsWith('.pack'))

/** Keep answers as a build would that asks for nothing else. */
function keep(answers: Readonly<Record<string, unknown>>, options: { version?: string; read?: boolean } = {}): void {
  const cache = opened(options.version, options.read)
  for (const [at, value] of Object.entries(answers)) {
    const [step = '', key = ''] = at.split('/')
    cache.set(step, key, value)
  }
  cache.save()
}

test('answers are there the next time, each under its step', () => {
  keep({ 'scan/a': { title: 'A' }, 'link/a': 2 })
  const cache = opened()
  expect(cache.get('scan', 'a')).toEqual({ title: 'A' })
  expect(cache.get('link', 'a')).toBe(2)
  expect(cache.get('render', 'a')).toBeUndefined()
})

test('what one build writes leaves the answers of steps that it did not ask for', () => {
  keep({ 'render/a': 1 })
  for (let count = 0; count < 10; count++) keep({ 'facts/a': count })
  expect(opened().get('render', 'a')).toBe(1)
})

test('an answer that nobody asks for goes after some builds that have new ones', () => {
  keep({ 'scan/old': 1, 'scan/used': 2 })
  for (let count = 0; count < 6; count++) {
    const cache = opened()
    cache.get('scan', 'used')
    cache.set('scan', `new-${count}`, count)
    cache.save()
  }
  expect(opened().get('scan', 'old')).toBeUndefined()
  expect(opened().get('scan', 'used')).toBe(2)
})

test('a blob is read back, and its pack stays while an answer points into it', () => {
  const first = opened()
  first.set('compile', 'a', { blob: first.writeBlob('größer') })
  first.save()
  keep({ 'scan/a': 1 })
  const cache = opened()
  const answer = cache.get<{ blob: [string, number, number] }>('compile', 'a')
  expect(answer && cache.readBlob(answer.blob)).toBe('größer')
})

test('a pack goes with the last answer that points into it', () => {
  const first = opened()
  first.set('compile', 'a', { blob: first.writeBlob('text') })
  first.save()
  expect(packs()).toHaveLength(1)
  keep({ 'compile/a': { nothing: true } })
  expect(packs()).toEqual([])
})

test('an answer whose pack is gone is none', () => {
  const first = opened()
  first.set('compile', 'a', { blob: first.writeBlob('text') })
  first.set('compile', 'b', { small: true })
  first.save()
  for (const pack of packs()) rmSync(join(folder, pack))
  expect(opened().get('compile', 'a')).toBeUndefined()
  expect(opened().get('compile', 'b')).toEqual({ small: true })
})

test('answers of another version of the tool are none, and go with the next build', () => {
  keep({ 'scan/a': 1 }, { version: '1' })
  expect(opened('2').get('scan', 'a')).toBeUndefined()
  keep({ 'link/a': 1 }, { version: '2' })
  expect(readdirSync(folder)).toEqual(['link.jsonl'])
})

test('a cache that is not to be read starts anew', () => {
  keep({ 'scan/a': 1, 'link/a': 1 })
  expect(opened('1', false).get('scan', 'a')).toBeUndefined()
  keep({ 'link/b': 1 }, { read: false })
  expect(readdirSync(folder)).toEqual(['link.jsonl'])
  expect(opened().get('link', 'a')).toBeUndefined()
})

test.each(['', 'not json', '{"version":"1","packs":[]}', '{"version":"1","packs":[]}\n{"a":', '[]\n[]', 'null\nnull'])(
  'a damaged file is taken for empty: %j',
  (text) => {
    writeFileSync(join(folder, 'scan.jsonl'), text)
    expect(opened().get('scan', 'a')).toBeUndefined()
    keep({ 'scan/b': 1 })
    expect(opened().get('scan', 'b')).toBe(1)
  },
)
