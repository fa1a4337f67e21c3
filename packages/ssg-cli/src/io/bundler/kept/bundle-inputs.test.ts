import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { areCurrent, bundleInputs } from './bundle-inputs.ts'

test('a file that was saved while it was bundled has no hash: the text that went in may be another one', () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'docs-build-inputs-'))
  try {
    writeFileSync(join(siteDir, 'a.ts'), 'export {}')
    const metafile = { inputs: { 'a.ts': { bytes: 9, imports: [] } } }
    const minute = 60_000
    const before = bundleInputs({ metafile, startedAt: Date.now() + minute }, siteDir)
    expect(areCurrent(before, siteDir)).toBe(true)
    const meanwhile = bundleInputs({ metafile, startedAt: Date.now() - minute }, siteDir)
    expect([meanwhile, areCurrent(meanwhile, siteDir)]).toEqual([{ 'a.ts': '' }, false])
  } finally {
    rmSync(siteDir, { recursive: true, force: true })
  }
})

test('a module that stands in the place of another is of the same file', () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'docs-build-inputs-'))
  try {
    writeFileSync(join(siteDir, 'a.ts'), "'use client'")
    const inputs = { 'a.ts': { bytes: 9, imports: [] }, 'a.ts?original': { bytes: 9, imports: [] } }
    const found = bundleInputs({ metafile: { inputs }, startedAt: Date.now() + 60_000 }, siteDir)
    expect(Object.keys(found)).toEqual(['a.ts'])
    expect(areCurrent(found, siteDir)).toBe(true)
  } finally {
    rmSync(siteDir, { recursive: true, force: true })
  }
})
