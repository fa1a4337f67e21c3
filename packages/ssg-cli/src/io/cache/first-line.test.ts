import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { firstLine } from './first-line.ts'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'docs-build-line-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

const long = 'ö'.repeat(5000)

test.each([
  ['one line', 'one line'],
  ['first\nsecond\n', 'first'],
  [`${long}\nsecond`, long],
  ['\n', ''],
  ['', ''],
])('the first line of %j', (text, line) => {
  writeFileSync(join(dir, 'a'), text)
  expect(firstLine(join(dir, 'a'))).toBe(line)
})

test('the first line of a file that is larger than Node can read', () => {
  writeFileSync(join(dir, 'a'), 'first\n')
  // Nothing but zeros, which take no space on a disk.
  truncateSync(join(dir, 'a'), 3 * 2 ** 30)
  expect(firstLine(join(dir, 'a'))).toBe('first')
})
