import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testOptions } from '../../3-pages/compile/test-doc.ts'
import type { CompileOptions } from '../../model/compile.ts'
import { pageTools } from './page-tools.ts'
import { warmPages } from './warm-pages.ts'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'docs-build-warm-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

test('what cannot be loaded before there is a page ends nothing', async () => {
  const unheard: unknown[] = []
  const hear = (error: unknown) => void unheard.push(error)
  process.on('unhandledRejection', hear)
  const tools = pageTools({ siteDir: dir, cacheDir: dir, stagingDir: dir, packName: 'a.pack' })
  const pages = warmPages(tools)
  // No config gives such options: they stand for whatever can fail while something is loaded.
  pages.start({ ...testOptions, markdown: undefined } as unknown as CompileOptions, { count: 1, length: 1 })
  await setTimeout(1000)
  process.off('unhandledRejection', hear)
  expect(unheard).toEqual([])
})
