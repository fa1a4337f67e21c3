import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { digest } from '../fingerprint.ts'
import { manifestName, nodeOutput, OutputRefused } from './node-output.ts'

let folder = ''
const output = () => nodeOutput({ outDir: join(folder, 'dist'), siteDir: folder, stampDir: join(folder, 'stamps') })
const entry = (path: string, content: string) => ({ path, print: digest(content), size: content.length })
const read = (path: string) => readFileSync(join(folder, 'dist', path), 'utf8')

async function publish(files: Readonly<Record<string, string>>) {
  const made = output()
  const present = made.open()
  for (const [path, content] of Object.entries(files)) if (present[path] !== digest(content)) made.write(path, content)
  return made.commit(
    Object.entries(files).map(([path, content]) => entry(path, content)),
    '/',
  )
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docs-build-output-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a second build with the same files writes none', async () => {
  expect(await publish({ 'index.html': 'a', 'b/index.html': 'b' })).toEqual({ written: 2, unchanged: 0, removed: 0 })
  expect(await publish({ 'index.html': 'a', 'b/index.html': 'b' })).toEqual({ written: 0, unchanged: 2, removed: 0 })
})

test('a file that left the site leaves the output', async () => {
  await publish({ 'index.html': 'a', 'b/index.html': 'b' })
  expect(await publish({ 'index.html': 'a2' })).toEqual({ written: 1, unchanged: 0, removed: 1 })
  expect([read('index.html'), existsSync(join(folder, 'dist/b'))]).toEqual(['a2', false])
})

test('a file that somebody changed in the output is written again', async () => {
  await publish({ 'index.html': 'a' })
  writeFileSync(join(folder, 'dist/index.html'), 'defaced')
  await publish({ 'index.html': 'a' })
  expect(read('index.html')).toBe('a')
})

test('without remembered times, the content of the output decides', async () => {
  await publish({ 'index.html': 'a' })
  rmSync(join(folder, 'stamps'), { recursive: true })
  expect(await publish({ 'index.html': 'a' })).toEqual({ written: 0, unchanged: 1, removed: 0 })
})

test('a folder with files of somebody else is refused and stays as it is', () => {
  mkdirSync(join(folder, 'dist'))
  writeFileSync(join(folder, 'dist/thesis.txt'), 'years of work')
  expect(() => output().open()).toThrow(OutputRefused)
  expect(read('thesis.txt')).toBe('years of work')
})

test('an empty folder is taken', async () => {
  mkdirSync(join(folder, 'dist'))
  await publish({ 'index.html': 'a' })
  expect(read('index.html')).toBe('a')
})

test('files that somebody added to the output stay in it', async () => {
  await publish({ 'index.html': 'a' })
  writeFileSync(join(folder, 'dist/CNAME'), 'docs.example.com')
  await publish({ 'index.html': 'b' })
  expect([read('CNAME'), read('index.html')]).toEqual(['docs.example.com', 'b'])
})

test('an aborted build leaves the output untouched and nothing beside it', async () => {
  await publish({ 'index.html': 'a' })
  const made = output()
  made.open()
  made.write('index.html', 'half')
  made.abort()
  expect([read('index.html'), readdirSync(folder).sort()]).toEqual(['a', ['dist', 'stamps']])
})

test('an output that was left between two renames is found again', async () => {
  await publish({ 'index.html': 'a' })
  const { renameSync } = await import('node:fs')
  renameSync(join(folder, 'dist'), join(folder, '.dist.docs-build-old'))
  expect(output().open()).toEqual({ 'index.html': digest('a') })
})

test('the list of files in the output does not depend on the order of writing', async () => {
  await publish({ b: '1', a: '2' })
  const first = read(manifestName)
  rmSync(join(folder, 'dist'), { recursive: true })
  await publish({ a: '2', b: '1' })
  expect(read(manifestName)).toBe(first)
})
