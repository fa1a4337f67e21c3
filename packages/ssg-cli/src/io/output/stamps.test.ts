import { mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, beforeEach, afterEach } from 'vitest'
import { hashOf } from '../../text/hash.ts'
import { stampOf } from '../files/file-stamp.ts'
import { intactFiles, newStamps } from './stamps.ts'

let root = ''
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'docs-build-stamps-'))))
afterEach(() => rmSync(root, { recursive: true, force: true }))

const file = () => join(root, 'a.txt')
const stamp = () => stampOf(statSync(file()))
const later = () => stamp()[2] + 1000

function write(text: string): void {
  writeFileSync(`${file()}.new`, text)
  renameSync(`${file()}.new`, file())
}

/** Files that the next build has to read, when it finds these stamps. */
function reread(stamps: ReturnType<typeof newStamps>): readonly string[] {
  const files = { 'a.txt': hashOf(readFileSync(file())) }
  return [...intactFiles(root, { generator: 'docs-build', baseUrl: '/', files }, stamps).reread]
}

test('a file that was written anew need not be read by the next build', () => {
  write('before')
  const stamps = { 'a.txt': stamp() }
  write('after, and longer')
  const made = { stamps, kept: new Set<string>(), placed: new Set(['a.txt']), atMs: later() }
  expect(reread(newStamps(root, ['a.txt'], made))).toEqual([])
})

test('a file that was kept and is another one since is read by the next build', () => {
  write('before')
  const stamps = { 'a.txt': stamp() }
  write('after, and longer')
  const made = { stamps, kept: new Set(['a.txt']), placed: new Set(['a.txt']), atMs: later() }
  expect(reread(newStamps(root, ['a.txt'], made))).toEqual(['a.txt'])
})

test('a file as young as the output is read by the next build', () => {
  write('now')
  const made = { stamps: {}, kept: new Set<string>(), placed: new Set(['a.txt']), atMs: stamp()[2] }
  expect(reread(newStamps(root, ['a.txt'], made))).toEqual(['a.txt'])
})
