import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterAll, expect, test } from 'vitest'
import { build, stop } from '../esbuild.ts'
import { writeNewFiles } from './new-files.ts'
import { makeFolder } from './make-folder.ts'
import { reasonOf } from './node-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'docs-build-folder-'))
const disk = join(folder, 'disk')
makeFolder(disk)
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'ro', 'none', disk]).status === 0
afterAll(() => {
  if (isMounted) spawnSync('umount', [disk])
  rmSync(folder, { recursive: true })
  return stop()
})

test('a folder and those above it are made', () => {
  makeFolder(join(folder, 'a/b'))
  expect(statSync(join(folder, 'a/b')).isDirectory()).toBe(true)
})

// Other systems have no such folder.
test.skipIf(process.platform !== 'linux')('a folder that takes none is refused', () => {
  expect(() => makeFolder('/proc/docs-build/a')).toThrow('/proc/docs-build')
})

// Only who may mount a disk has one that is only read.
test.skipIf(!isMounted)('files on a disk that is only read are refused with that reason', () => {
  const reasons = ['theme/a.css', 'theme/b/a.css'].map((path) => {
    try {
      writeNewFiles([{ path: join(disk, path), content: '' }])
      return 'It was written.'
    } catch (error) {
      return reasonOf(error)
    }
  })
  expect(reasons).toEqual(['The disk is read-only.', 'The disk is read-only.'])
})

const make = String.raw`import { parentPort, workerData } from 'node:worker_threads'
import { makeFolder } from './make-folder.ts'
const { dir, turns, state } = workerData
const all = new Int32Array(state)
for (let turn = 0; turn < turns; turn++) {
  Atomics.add(all, 0, 1)
  while (Atomics.load(all, 0) < (turn + 1) * 2);
  makeFolder(dir + '/' + turn + '/a/b/c/d/e/f')
}
parentPort.postMessage('made')`

test('threads make the same folders at the same time', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'docs-build-folders-'))
  const workerData = { dir, turns: 400, state: new SharedArrayBuffer(4) }
  const stdin = { contents: make, resolveDir: import.meta.dirname }
  const { outputFiles } = await build({ stdin, bundle: true, platform: 'node', format: 'esm' })
  const file = join(dir, 'make.mjs')
  writeFileSync(file, outputFiles[0]?.contents ?? '')
  const made = await Promise.all(
    [0, 1].map(
      () =>
        new Promise((done, fail) => {
          const worker = new Worker(file, { workerData })
          worker.once('message', done)
          worker.once('error', fail)
        }),
    ),
  )
  rmSync(dir, { recursive: true })
  expect(made).toEqual(['made', 'made'])
})
