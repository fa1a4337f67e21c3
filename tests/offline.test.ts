/** A folder that works without a server, as the command line writes it. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run-cli.ts'
import { runWarm } from './warm-cli.ts'

test('a site without a home page opens with the page that is nearest to it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-build-offline-'))
  try {
    cpSync(join(root, 'fixtures/versions/site'), join(folder, 'site'), { recursive: true })
    const { code } = await runWarm(['build', 'site', '--offline'], { cwd: folder })
    expect(code).toBe(0)
    const home = readFileSync(join(folder, 'site/dist-offline/index.html'), 'utf8')
    expect(home).toContain('<a href="ignition/index.html">')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
