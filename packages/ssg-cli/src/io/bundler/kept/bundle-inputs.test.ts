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
