import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { buildSync } from 'esbuild'
import { expect, test } from 'vitest'
import { makeFolder } from './make-folder.ts'

test('threads that make the same folders at the same time all find them made', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'docs-build-folders-'))
  try {
    const outfile = join(dir, 'make-folder.cjs')
    const entry = fileURLToPath(new URL('make-folder.ts', import.meta.url))
    buildSync({ entryPoints: [entry], bundle: true, platform: 'node', format: 'cjs', outfile })
    const code = `const { makeFolder } = require(${JSON.stringify(outfile)})
      for (let at = 0; at < 2000; at++) makeFolder(${JSON.stringify(dir)} + '/' + at + '/a/b/' + Math.random())`
    const threads = Array.from({ length: 4 }, () => new Worker(code, { eval: true }))
    const ends = threads.map(
      (thread) =>
        new Promise<string>((done) => {
          thread.once('error', (error) => done(String(error)))
          thread.once('exit', (exitCode) => done(String(exitCode)))
        }),
    )
    expect(await Promise.all(ends)).toEqual(['0', '0', '0', '0'])
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
})

test.skipIf(process.platform !== 'linux')('a folder that takes none is told', () => {
  expect(() => makeFolder('/proc/docs-build/a')).toThrow(/ENOENT/)
  expect(() => makeFolder('/dev/null/a')).toThrow(/ENOTDIR/)
})
