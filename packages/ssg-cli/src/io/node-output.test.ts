import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hashOf } from '../text/hash.ts'
import { nodeOutput, OutputRefused } from './node-output.ts'
import { manifestName } from './output/manifest.ts'

let folder = ''
const output = () => nodeOutput({ outDir: join(folder, 'dist'), siteDir: folder, stampDir: join(folder, 'stamps') })
const entry = (path: string, content: string) => ({ path, hash: hashOf(content), size: content.length })
const read = (path: string) => readFileSync(join(folder, 'dist', path), 'utf8')

async function publish(files: Readonly<Record<string, string>>) {
  const made = output()
  const present = made.open()
  for (const [path, content] of Object.entries(files)) if (present[path] !== hashOf(content)) made.write(path, content)
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

test('the link that a build lent and was killed with is gone when the next one begins', async () => {
  await publish({ 'index.html': 'a' })
  void output().lend(() => new Promise<never>(() => undefined))
  expect(readFileSync(join(folder, 'build/index.html'), 'utf8')).toBe('a')
  output().open()
  expect(readdirSync(folder).sort()).toEqual(['dist', 'stamps'])
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

test('after a build that was aborted, another one replaces the output', async () => {
  await publish({ 'index.html': 'a' })
  const made = output()
  made.open()
  made.write('index.html', 'half')
  made.abort()
  made.open()
  made.write('index.html', 'b')
  await made.commit([{ path: 'index.html', hash: hashOf('b'), size: 1 }], '/')
  expect(read('index.html')).toBe('b')
})

test('a build that goes on after the output was closed replaces nothing', async () => {
  await publish({ 'index.html': 'a' })
  const made = output()
  expect(made.close()).toBe(true)
  made.open()
  made.write('index.html', 'b')
  await expect(made.commit([{ path: 'index.html', hash: hashOf('b'), size: 1 }], '/')).rejects.toThrow()
  expect(read('index.html')).toBe('a')
})

test('an output that is closed too late says so', async () => {
  const made = output()
  made.open()
  made.write('index.html', 'b')
  await made.commit([{ path: 'index.html', hash: hashOf('b'), size: 1 }], '/')
  expect([made.close(), read('index.html')]).toEqual([false, 'b'])
})

test('an output that was left between two renames is found again', async () => {
  await publish({ 'index.html': 'a' })
  renameSync(join(folder, 'dist'), join(folder, '.dist.docs-build-old'))
  expect(output().open()).toEqual({ 'index.html': hashOf('a') })
})

test('the list of files in the output does not depend on the order of writing', async () => {
  await publish({ b: '1', a: '2' })
  const first = read(manifestName)
  rmSync(join(folder, 'dist'), { recursive: true })
  await publish({ a: '2', b: '1' })
  expect(read(manifestName)).toBe(first)
})

/** Everything that the output holds, without the manifest. */
const held = () =>
  Object.fromEntries(
    readdirSync(join(folder, 'dist'), { recursive: true, withFileTypes: true })
      .filter((found) => found.isFile() && found.name !== manifestName)
      .map(({ parentPath, name }) => relative(join(folder, 'dist'), join(parentPath, name)).replaceAll('\\', '/'))
      .sort()
      .map((path) => [path, read(path)]),
  )

const pages = (count: number, change: Readonly<Record<string, string>> = {}) => ({
  ...Object.fromEntries(Array.from({ length: count }, (_, number) => [`p${number}/index.html`, `page ${number}`])),
  ...change,
})

test('what a build was writing down when it was killed goes with the next one, which writes nothing', async () => {
  for (const letter of ['a', 'b']) await publish(pages(9, { 'p1/index.html': letter }))
  const stamps = join(folder, 'stamps')
  const kept = readdirSync(stamps).filter((name) => name.endsWith('.json'))
  for (const name of kept) writeFileSync(join(stamps, `${name}.new`), 'half')
  expect((await publish(pages(9, { 'p1/index.html': 'b' }))).written).toBe(0)
  expect(kept).toHaveLength(2)
  expect(readdirSync(stamps).filter((name) => name.endsWith('.new'))).toEqual([])
})

/** Write other bytes of the same length, and set the time back. */
function tamper(path: string, text: string): void {
  const { atime, mtime } = statSync(path)
  writeFileSync(path, text)
  utimesSync(path, atime, mtime)
}

test('a file of the output that keeps size and time is written again when it has another content', async () => {
  const files = { 'index.html': 'first', 'b.html': 'other' }
  await publish(files)
  await publish(files)
  tamper(join(folder, 'dist/index.html'), 'FIRST')
  expect(await publish(files)).toEqual({ written: 1, unchanged: 1, removed: 0 })
  expect(read('index.html')).toBe('first')
})

/** Folders that are older than the clock's grain are not listed again: with pauses most are. */
const pauses = [
  ['at once', 0],
  ['a while later', 60],
] as const

describe.each(pauses)('outputs that follow each other %s', (_pause, pauseMs) => {
  const publishNext = async (files: Readonly<Record<string, string>>) => {
    await new Promise((done) => setTimeout(done, pauseMs))
    return publish(files)
  }

  test('outputs that differ in a few files follow each other exactly', async () => {
    for (const files of [
      pages(9),
      pages(9, { 'p3/index.html': 'new' }),
      pages(8, { 'p3/index.html': 'newer', 'p9/deep/index.html': 'added' }),
      pages(9, { 'p3/index.html': 'newer' }),
      pages(9),
      pages(9, { p0: 'a file that was a folder' }),
    ] as Readonly<Record<string, string>>[]) {
      const { 'p0/index.html': first, ...rest } = files
      const wanted = 'p0' in files ? rest : { 'p0/index.html': first ?? '', ...rest }
      await publishNext(wanted)
      expect(held()).toEqual(wanted)
    }
  })

  test('a file that somebody changed does not come back with a later output', async () => {
    await publishNext(pages(9))
    await publishNext(pages(9, { 'p1/index.html': 'b' }))
    writeFileSync(join(folder, 'dist/p5/index.html'), 'defaced, and longer')
    for (const letter of ['c', 'd', 'e']) {
      await publishNext(pages(9, { 'p1/index.html': letter }))
      expect(held()).toEqual(pages(9, { 'p1/index.html': letter }))
    }
  })

  test('a file of somebody else stays as long as it is in the output, and not longer', async () => {
    await publishNext(pages(9))
    writeFileSync(join(folder, 'dist/CNAME'), 'docs.example.com')
    for (const letter of ['a', 'b', 'c']) await publishNext(pages(9, { 'p1/index.html': letter }))
    expect(held()).toEqual(pages(9, { 'p1/index.html': 'c', CNAME: 'docs.example.com' }))
    rmSync(join(folder, 'dist/CNAME'))
    for (const letter of ['d', 'e']) await publishNext(pages(9, { 'p1/index.html': letter }))
    expect(held()).toEqual(pages(9, { 'p1/index.html': 'e' }))
  })

  test('a spare folder from which files were taken is completed', async () => {
    for (const letter of ['a', 'b']) await publishNext(pages(9, { 'p1/index.html': letter }))
    const [spare] = readdirSync(join(folder, 'stamps')).filter((name) => name.endsWith('-spare'))
    expect(spare).toBeDefined()
    rmSync(join(folder, 'stamps', spare ?? '', 'p4'), { recursive: true })
    await publishNext(pages(9, { 'p1/index.html': 'c' }))
    expect(held()).toEqual(pages(9, { 'p1/index.html': 'c' }))
  })

  test('a spare folder that was left half done is not used', async () => {
    for (const letter of ['a', 'b']) await publishNext(pages(9, { 'p1/index.html': letter }))
    const stamps = join(folder, 'stamps')
    const spare = readdirSync(stamps).find((name) => name.endsWith('-spare')) ?? ''
    writeFileSync(join(stamps, spare, 'p4/index.html'), 'half done')
    rmSync(join(stamps, `${spare}.json`))
    for (const letter of ['c', 'd']) await publishNext(pages(9, { 'p1/index.html': letter }))
    expect(held()).toEqual(pages(9, { 'p1/index.html': 'd' }))
  })

  test('what somebody changed in the output before is not published', async () => {
    const files = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`${at}.html`, `text ${at}`]))
    await publishNext(files)
    await publishNext({ ...files, '0.html': 'other' })
    const spare = join(
      folder,
      'stamps',
      readdirSync(join(folder, 'stamps')).find((name) => name.endsWith('-spare')) ?? '',
    )
    // In its place, as an editor does: the file in the output stays as it is.
    rmSync(join(spare, '5.html'))
    writeFileSync(join(spare, '5.html'), 'TEXT 5')
    await publishNext({ ...files, '0.html': 'third' })
    expect([read('5.html'), read('0.html')]).toEqual(['text 5', 'third'])
  })

  test.each([
    ['before nothing', ['b', 'c', 'd']],
    ['before something', ['c', 'd']],
  ])('a file that was put into the output changed is not published from the output before', async (_, letters) => {
    const files = pages(9)
    for (const letter of ['a', 'b']) await publishNext({ ...files, '0.html': letter })
    // Moved away and copied back: what is edited from now on is one with the file of the output before.
    renameSync(join(folder, 'dist/p5/index.html'), join(folder, 'mine'))
    copyFileSync(join(folder, 'mine'), join(folder, 'dist/p5/index.html'))
    for (const letter of letters) {
      await publishNext({ ...files, '0.html': letter })
      tamper(join(folder, 'mine'), 'PAGE 5')
      expect(held()).toEqual({ ...files, '0.html': letter })
    }
  })

  test('a file that somebody changed and that left the site does not come back', async () => {
    const { 'p5/index.html': left, ...rest } = pages(9)
    for (const letter of ['a', 'b']) await publishNext({ ...rest, 'p5/index.html': left ?? '', '0.html': letter })
    writeFileSync(join(folder, 'dist/p5/index.html'), 'defaced')
    for (const letter of ['c', 'd', 'e']) {
      await publishNext({ ...rest, '0.html': letter })
      expect(held()).toEqual({ ...rest, '0.html': letter })
    }
  })

  test('the output before keeps its own list of files', async () => {
    for (const letter of ['a', 'b', 'c']) await publishNext({ ...pages(9), '0.html': letter })
    const stamps = join(folder, 'stamps')
    const spare = readdirSync(stamps).find((name) => name.endsWith('-spare')) ?? ''
    const listed = (text: string) => text.includes(`"0.html": "${hashOf('b')}"`)
    expect([listed(readFileSync(join(stamps, spare, manifestName), 'utf8')), listed(read(manifestName))]).toEqual([
      true,
      false,
    ])
  })

  test('a folder of somebody else stays as long as it is in the output', async () => {
    const files = pages(9)
    await publishNext({ ...files, '0.html': 'a' })
    mkdirSync(join(folder, 'dist/p5/theirs/deep'), { recursive: true })
    writeFileSync(join(folder, 'dist/p5/theirs/deep/a.txt'), 'theirs')
    for (const letter of ['b', 'c', 'd', 'e']) {
      await publishNext({ ...files, '0.html': letter })
      expect(held()).toEqual({ ...files, '0.html': letter, 'p5/theirs/deep/a.txt': 'theirs' })
    }
    rmSync(join(folder, 'dist/p5/theirs'), { recursive: true })
    for (const letter of ['f', 'g']) await publishNext({ ...files, '0.html': letter })
    expect(held()).toEqual({ ...files, '0.html': 'g' })
  })
})

test('an output that was restored is read once, and known by its stamps from then on', async () => {
  const files = { 'index.html': 'a' }
  await publish(files)
  renameSync(join(folder, 'dist/index.html'), join(folder, 'moved'))
  copyFileSync(join(folder, 'moved'), join(folder, 'dist/index.html'))
  await new Promise((done) => setTimeout(done, 60))
  expect(await publish(files)).toEqual({ written: 0, unchanged: 1, removed: 0 })
  const [stampFile = ''] = readdirSync(join(folder, 'stamps'))
  const { ino } = statSync(join(folder, 'dist/index.html'))
  expect(readFileSync(join(folder, 'stamps', stampFile), 'utf8')).toContain(`${ino}]`)
})
