/** What a build that is killed while it replaces the output leaves for readers, and for the next build. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { presentFolder } from '../packages/ssg-cli/src/io/output/output-folders.ts'
import { serveStatic } from '../packages/ssg-cli/src/io/static-server.ts'
import { copyOfSite, filesBelow, temporarySite, type TemporarySite } from './temporary-site.ts'

const removals: (() => void)[] = []
afterEach(() => {
  for (const remove of removals.splice(0)) remove()
})

/** Kills its process at the n-th renaming of a folder of the output, before it or after it. */
const killer = `
const fs = require('node:fs')
const { syncBuiltinESMExports } = require('node:module')
let left = Number(process.env.KILL_AT)
const end = () => process.kill(process.pid, 'SIGKILL')
const { renameSync } = fs
fs.renameSync = (from, to) => {
  const isOutput = /dist(\\.docs-build-\\w+)?$/.test(from) || /dist(\\.docs-build-\\w+)?$/.test(to)
  if (isOutput && --left === 0) end()
  renameSync(from, to)
  if (isOutput && --left === 0) end()
}
syncBuiltinESMExports()
`

test('killed before or after any of its renames, a build leaves the old output or the new one to readers', async () => {
  const first = kept(temporarySite({ 'docs/a.md': '# Old\n', 'docs/b.md': '# B\n' }))
  expect(await first.build()).toMatchObject({ code: 0 })
  const old = first.output()
  first.write({ 'docs/a.md': '# New\n' })
  const clean = kept(copyOfSite(first))
  expect(await clean.build(['--clean'])).toMatchObject({ code: 0 })
  const scripts = mkdtempSync(join(tmpdir(), 'docs-build-killer-'))
  removals.push(() => rmSync(scripts, { recursive: true, force: true }))
  writeFileSync(join(scripts, 'killer.cjs'), killer)

  const left: string[] = []
  for (let at = 1; ; at++) {
    const site = kept(copyOfSite(first))
    const env = { KILL_AT: String(at), NODE_OPTIONS: `--require ${join(scripts, 'killer.cjs')}` }
    const { code } = await site.build([], env)
    if (code === 0) break
    const present = filesBelow(presentFolder(join(site.dir, 'dist')))
    expect([old, clean.output()]).toContainEqual(present)
    const title = present['a/index.html']?.includes('New') ? 'New' : 'Old'
    expect(await pageOf(site)).toContain(title)
    left.push(title)
    expect(await site.build()).toMatchObject({ code: 0 })
    expect(site.output()).toEqual(clean.output())
    expect(readdirSync(site.dir).filter((name) => name.startsWith('.dist'))).toEqual([])
  }
  expect(new Set(left)).toEqual(new Set(['Old', 'New']))
})

function kept(site: TemporarySite): TemporarySite {
  removals.push(site.remove)
  return site
}

/** The text of a page as a server has it that begins now. */
async function pageOf({ dir }: TemporarySite): Promise<string> {
  const server = await serveStatic({ dir: join(dir, 'dist'), host: '127.0.0.1', port: 0, baseUrl: '/' })
  try {
    const response = await fetch(`${server.url}a`)
    expect(response.status).toBe(200)
    return await response.text()
  } finally {
    await server.close()
  }
}
