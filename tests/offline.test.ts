/** A folder that works without a server, as the command line writes it. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

test('what a module imports is one, though it says nothing that only modules say', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-build-offline-'))
  try {
    const site = join(folder, 'site')
    cpSync(join(root, 'fixtures/versions/site'), site, { recursive: true })
    mkdirSync(join(site, 'static'), { recursive: true })
    const scripts = { 'a.js': '', 'b.js': 'import "./c.js"', 'c.js': 'import("./a.js")', 'd.js': 'var plain' }
    for (const [name, text] of Object.entries(scripts)) writeFileSync(join(site, 'static', name), text)
    const { code } = await runWarm(['build', 'site', '--offline'], { cwd: folder })
    expect(code).toBe(0)
    const written = Object.keys(scripts).map((name) => readFileSync(join(site, 'dist-offline', name), 'utf8'))
    expect(written.map((text) => text.startsWith('docsBuildOffline.module('))).toEqual([true, true, true, false])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
