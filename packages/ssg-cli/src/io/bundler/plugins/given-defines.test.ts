import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { stop } from '../../esbuild.ts'
import { nodeBundler } from '../../node-bundler.ts'
import { nothingReady } from '../../ready-made/ready-made.ts'

afterAll(stop)

test('names of which plugins say the value have it, and what Node knows is left to it', async () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'docs-build-defines-'))
  const workDir = join(siteDir, '.docs-build')
  writeFileSync(
    join(siteDir, 'word.js'),
    'export default [RELEASE, typeof process.cwd, process.env.A, global === globalThis]',
  )
  const cache = { get: () => undefined, set: () => undefined }
  const bundler = nodeBundler({ siteDir, workDir, cache, ready: nothingReady, asset: () => undefined })
  const defines = { RELEASE: '"8.1"', process: '{"env":{"A":1}}' }
  const input = {
    theme: { package: './theme', components: {}, defines },
    baseUrl: '/',
    entries: { word: { file: './word.js' } },
  }
  try {
    const server = await bundler.server(input)
    const url = pathToFileURL(server.value?.modules['word']?.path ?? '').href
    const module: { readonly default: readonly unknown[] } = await import(url)
    expect(module.default).toEqual(['8.1', 'function', undefined, true])
    const client = await bundler.client({ ...input, styles: [], css: '' })
    const code = readFileSync(join(workDir, 'client', client.value?.entries['word'] ?? ''), 'utf8')
    expect(code).not.toMatch(/\b(?:RELEASE|process|global)\b/)
  } finally {
    rmSync(siteDir, { recursive: true })
  }
})
