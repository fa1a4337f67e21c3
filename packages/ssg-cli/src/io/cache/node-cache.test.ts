import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DamagedBlob } from '../../model/damaged-blob.ts'
import type { BlobRef } from '../../model/page-job.ts'
import { hashOf } from '../../text/hash.ts'
import { nodeCache } from './node-cache.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docs-build-cache-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const opened = (version = '1', read = true) => nodeCache(folder, { version, read })
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

/** Texts that compression can't make smaller. */
const noise = (seed: number, length: number) =>
  Array.from({ length: length / 32 }, (_, at) => hashOf(`${seed} ${at}`)).join('')

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
  const answer = cache.get<{ blob: BlobRef }>('compile', 'a')
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

test('an answer with a flipped bit is none, and the others stay', () => {
  keep({ 'scan/a': { title: 'First' }, 'scan/b': { title: 'Second' }, 'scan/c': { title: 'Third' } })
  const file = join(folder, 'scan.jsonl')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"First"', '"Forst"').replace('"Third"', '"Thurd"'))
  const told: string[] = []
  const cache = nodeCache(folder, { version: '1', read: true, onDamage: (name) => told.push(name) })
  const read = ['a', 'b', 'c'].map((key) => cache.get('scan', key))
  expect(read).toEqual([undefined, { title: 'Second' }, undefined])
  expect(told).toEqual(['scan.jsonl'])
  cache.save()
  expect(['a', 'b', 'c'].map((key) => opened().get('scan', key))).toEqual(read)
})

test('where blobs are moved, an answer that is not as it was written goes', () => {
  const first = opened()
  for (let at = 0; at < 4; at++) first.set('compile', `${at}`, { blob: first.writeBlob(noise(at, 1 << 20)), at })
  first.save()
  const file = join(folder, 'compile.jsonl')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"at":3', '"at":7'))
  for (let at = 0; at < 2; at++) keep({ [`compile/${at}`]: { other: at } })
  expect([2, 3].map((key) => opened().get<{ at: number }>('compile', `${key}`)?.at)).toEqual([2, undefined])
})

test('a process that lives on is given the same object each time', () => {
  keep({ 'scan/a': { title: 'A' } })
  const [once, always] = [false, true].map((remembers) => nodeCache(folder, { version: '1', read: true, remembers }))
  expect(once?.get('scan', 'a')).not.toBe(once?.get('scan', 'a'))
  expect(always?.get('scan', 'a')).toBe(always?.get('scan', 'a'))
})

test('a blob that is not as it was written is refused, and after a repair its answer is none', () => {
  const first = opened()
  first.set('compile', 'a', { blob: first.writeBlob('one text') })
  first.save()
  const second = opened()
  second.set('compile', 'b', { blob: second.writeBlob('another text') })
  second.save()
  const [pack = ''] = packs().sort()
  const bytes = readFileSync(join(folder, pack))
  bytes.writeUInt8(bytes.readUInt8(3) ^ 1, 3)
  writeFileSync(join(folder, pack), bytes)

  const told: string[] = []
  const cache = nodeCache(folder, { version: '1', read: true, onDamage: (file) => told.push(file) })
  const blobOf = (key: string) => cache.get<{ blob: BlobRef }>('compile', key)?.blob
  const read = () => ['a', 'b'].map((key) => blobOf(key)).map((ref) => ref && cache.readBlob(ref))
  expect(read).toThrow(DamagedBlob)
  cache.repair()
  expect(read().filter((text) => text !== undefined)).toHaveLength(1)
  expect(told).toEqual([pack])
  cache.save()
  expect(packs()).not.toContain(pack)
})

test('packs that hold more waste than use are written anew, and the answers point there', () => {
  const first = opened()
  for (let at = 0; at < 4; at++) first.set('compile', `${at}`, { blob: first.writeBlob(noise(at, 1 << 20)) })
  first.save()
  const [before = ''] = packs()
  const whole = statSync(join(folder, before)).size
  // One blob in four is left.
  for (let at = 0; at < 3; at++) keep({ [`compile/${at}`]: { other: at } })
  expect(packs()).not.toContain(before)
  const cache = opened()
  const answer = cache.get<{ blob: BlobRef }>('compile', '3')
  expect(answer && cache.readBlob(answer.blob)).toBe(noise(3, 1 << 20))
  expect(statSync(join(folder, packs()[0] ?? '')).size).toBeLessThan(whole / 3)
})

test('many small packs become one', () => {
  for (let at = 0; at < 70; at++) {
    const cache = opened()
    for (let old = 0; old < at; old++) cache.get('compile', `${old}`)
    cache.set('compile', `${at}`, { search: { terms: cache.writeBlob(`text ${at}`) } })
    cache.save()
  }
  expect(packs().length).toBeLessThan(10)
  const cache = opened()
  const answer = cache.get<{ search: { terms: BlobRef } }>('compile', '5')
  expect(answer && cache.readBlob(answer.search.terms)).toBe('text 5')
})

test('a limit lets go what was not asked for in the most builds, and then what is largest', () => {
  const set = (cache: ReturnType<typeof opened>, key: string, length: number) =>
    cache.set('compile', key, { blob: cache.writeBlob(noise(length, length)) })
  const first = opened()
  set(first, 'old', 30_000)
  set(first, 'used', 30_000)
  first.save()
  const second = opened()
  second.get('compile', 'used')
  set(second, 'new', 20_000)
  second.save(40_000)
  const cache = opened()
  const there = ['old', 'used', 'new'].filter((key) => cache.get('compile', key) !== undefined)
  expect(there).toEqual(['used', 'new'])
  expect(readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)).toBeLessThan(40_000)
  cache.set('scan', 'small', 1)
  cache.save(20_000)
  const last = opened()
  expect(['used', 'new'].filter((key) => last.get('compile', key) !== undefined)).toEqual(['new'])
  expect(last.get('scan', 'small')).toBe(1)
})

test('a file of somebody else in the folder stays, as where the folder is a link', () => {
  writeFileSync(join(folder, 'notes.md'), 'mine')
  keep({ a: 1 })
  expect(readFileSync(join(folder, 'notes.md'), 'utf8')).toBe('mine')
})
