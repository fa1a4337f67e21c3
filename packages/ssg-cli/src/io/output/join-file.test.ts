import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashOf } from '../../text/hash.ts'
import { joinFile } from './join-file.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docs-build-join-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const megabyte = 1 << 20

test('parts of all sizes become one file, with its hash and size', () => {
  const earlier = Buffer.alloc(3 * megabyte, 'earlier ')
  writeFileSync(join(folder, 'earlier'), earlier)
  const small = Buffer.from('[')
  const large = Buffer.alloc(2 * megabyte + 5, 'large ')
  const parts = [
    small,
    { start: 3, end: 2 * megabyte + 7 },
    small,
    large,
    { start: 0, end: 0 },
    { start: 5, end: 9 },
    small,
  ]
  const made = joinFile(join(folder, 'to'), parts, join(folder, 'earlier'))
  const content = Buffer.concat(parts.map((part) => ('start' in part ? earlier.subarray(part.start, part.end) : part)))
  expect(readFileSync(join(folder, 'to')).equals(content)).toBe(true)
  expect(made).toEqual({ hash: hashOf(content), size: content.length })
})

test('an earlier file that is shorter than it was is an error, not a file with other content', () => {
  writeFileSync(join(folder, 'earlier'), 'short')
  const tryIt = () => joinFile(join(folder, 'to'), [{ start: 0, end: 9 }], join(folder, 'earlier'))
  expect(tryIt).toThrow('has no byte 5')
})
