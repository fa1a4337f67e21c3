import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { afterAll, expect, test } from 'vitest'
import { lighterPackages } from './lighter-packages.mjs'

const folder = mkdtempSync(join(tmpdir(), 'docs-build-oniguruma-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('the code of Oniguruma is what its package makes of it, without a word of what loads fetch()', async () => {
  const outfile = join(folder, 'oniguruma.mjs')
  const entry = fileURLToPath(
    new URL('../node_modules/@shikijs/engine-oniguruma/dist/wasm-inlined.mjs', import.meta.url),
  )
  const options = /** @type {const} */ ({ bundle: true, format: 'esm', platform: 'node', plugins: [lighterPackages] })
  await build({ ...options, entryPoints: [entry], outfile })
  expect(readFileSync(outfile, 'utf8')).not.toMatch(/Response|Blob|DecompressionStream/)
  const [own, theirs] = await Promise.all([import(pathToFileURL(outfile).href), import(pathToFileURL(entry).href)])
  expect(Buffer.compare(await own.wasmBinaryPromise, await theirs.wasmBinaryPromise)).toBe(0)
})
