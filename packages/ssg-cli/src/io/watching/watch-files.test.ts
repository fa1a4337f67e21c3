import fs, { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FileChange } from '../../watch/watch-host.ts'
import { watchFiles, type FileWatcher } from './watch-files.ts'

let dir: string
let watcher: FileWatcher
let batches: (readonly FileChange[])[]
let exhausted: string[]
let looks: number

async function start(polling?: number): Promise<void> {
  batches = []
  exhausted = []
  looks = 0
  await new Promise<void>((onReady) => {
    watcher = watchFiles({
      siteDir: dir,
      ...(polling !== undefined && { polling }),
      onChanges: (changes) => batches.push(changes),
      onReady: () => {
        looks++
        onReady()
      },
      onTouched: () => undefined,
      onWord: () => undefined,
      onExhausted: (setting) => exhausted.push(setting),
      onFolder: () => undefined,
    })
  })
}

const seen = () => batches.flat()

beforeEach(() => {
  dir = realpathSync(mkdtempSync(join(tmpdir(), 'docs-build-watch-')))
  mkdirSync(join(dir, 'docs'))
  writeFileSync(join(dir, 'docs/a.md'), 'one')
})

afterEach(async () => {
  await watcher.close()
  rmSync(dir, { recursive: true, force: true })
})

test('hundreds of files that are written at once come together', async () => {
  await start()
  for (let number = 0; number < 200; number++) writeFileSync(join(dir, `docs/new-${number}.md`), 'new')
  await expect.poll(() => seen().length).toBe(200)
  // One on a quiet machine.
  expect(batches.length).toBeLessThan(5)
})

test('a file that is replaced by renaming has changed', async () => {
  await start()
  writeFileSync(join(dir, 'docs/.a.md.swap'), 'two')
  renameSync(join(dir, 'docs/.a.md.swap'), join(dir, 'docs/a.md'))
  await expect.poll(seen).toContainEqual({ path: 'docs/a.md', kind: 'changed' })
})

test('packages, what the tool keeps and what builds write are not watched', async () => {
  for (const folder of ['node_modules/x', '.docs-build/watch', 'dist', '.dist.docs-build-new']) {
    mkdirSync(join(dir, folder), { recursive: true })
  }
  await start()
  for (const folder of ['node_modules/x', '.docs-build/watch', 'dist', '.dist.docs-build-new', 'docs'])
    writeFileSync(join(dir, folder, 'b.md'), 'x')
  await expect.poll(seen).toEqual([{ path: 'docs/b.md', kind: 'added' }])
})

test('files beside the site are watched when they are named', async () => {
  const beside = realpathSync(mkdtempSync(join(tmpdir(), 'docs-build-beside-')))
  await start()
  watcher.add([beside])
  // Whoever read them before can look whether they changed since.
  await expect.poll(() => looks).toBe(2)
  writeFileSync(join(dir, 'docs/a.md'), 'before')
  await expect.poll(seen).not.toEqual([])
  await expect
    .poll(() => {
      writeFileSync(join(beside, 'c.md'), String(Math.random()))
      return seen().some(({ path }) => path.startsWith('../') && path.endsWith('/c.md'))
    })
    .toBe(true)
  rmSync(beside, { recursive: true, force: true })
})

test('polling sees the same', async () => {
  await start(30)
  await expect
    .poll(() => {
      // The first look is over some time after it was told to be.
      writeFileSync(join(dir, 'docs/a.md'), String(Math.random()))
      return seen()
    })
    .toContainEqual({ path: 'docs/a.md', kind: 'changed' })
})

test.each([
  ['ENOSPC', 'fs.inotify.max_user_watches=524288'],
  ['EMFILE', 'fs.inotify.max_user_instances=512'],
])('when the system answers %s, files are polled, which is said once', async (code, setting) => {
  const real = fs.watch
  // The system's own answer, at the system's door.
  fs.watch = () => {
    throw Object.assign(new Error(code), { code })
  }
  syncBuiltinESMExports()
  try {
    await start()
    await expect.poll(() => exhausted).toEqual([setting])
    const write = () => {
      writeFileSync(join(dir, 'docs/a.md'), String(Math.random()))
      return seen()
    }
    await expect.poll(write, { interval: 300 }).toContainEqual({ path: 'docs/a.md', kind: 'changed' })
    expect(exhausted).toEqual([setting])
  } finally {
    fs.watch = real
    syncBuiltinESMExports()
  }
})
