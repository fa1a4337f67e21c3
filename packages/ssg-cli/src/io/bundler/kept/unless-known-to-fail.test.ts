import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { bundleError } from '../../../diagnostics/catalogue.ts'
import { outcome } from '../../../model/outcome.ts'
import { build, stop } from '../../esbuild.ts'
import type { BundlerOptions } from '../bundler-options.ts'
import { unlessKnownToFail } from './unless-known-to-fail.ts'

const siteDir = mkdtempSync(join(tmpdir(), 'docs-build-fails-'))
afterEach(async () => {
  rmSync(siteDir, { recursive: true, force: true })
  await stop()
})

const kept = new Map<string, unknown>()
const cache = {
  get: (step: string) => kept.get(step),
  set: (step: string, _: string, value: unknown) => kept.set(step, value),
}
// What is not asked of a bundle that fails is not there.
const options = { siteDir, cache, onInputs: () => undefined } as unknown as BundlerOptions

test('what was wrong before an edit is not known of what came with it, though that fails too', async () => {
  const file = join(siteDir, 'page.js')
  writeFileSync(file, "import './before'\n")
  const long = new Date('2020-01-01')
  utimesSync(file, long, long)
  const tries: string[] = []
  const failing = (word: string, edit: () => void = () => undefined) =>
    unlessKnownToFail({ step: 'server', key: 'k' }, options, async (plugins) => {
      tries.push(word)
      await build({
        entryPoints: [file],
        bundle: true,
        write: false,
        metafile: true,
        logLevel: 'silent',
        plugins: [...plugins],
      }).catch(() => 0)
      if (plugins.length === 0) edit()
      return outcome(undefined, [bundleError({ file: 'page.js', message: word })])
    })
  await failing('before', () => writeFileSync(file, "import './after'\n"))
  const { diagnostics } = await failing('after')
  expect({ tries, message: diagnostics[0]?.message }).toEqual({
    tries: ['before', 'before', 'after', 'after'],
    message: 'after',
  })
})
