/** A disk that fills at any moment of a build: what is said is true, and the output is the old one or the new one. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statfsSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runCli } from './run-cli.ts'
import { configText, filesBelow, writeFiles } from './temporary-site.ts'

let disk = ''
const mount = () => spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', disk]).status === 0
const unmount = () => spawnSync('umount', [disk])
beforeEach(() => {
  disk = mkdtempSync(join(tmpdir(), 'docs-build-disk-'))
})
afterEach(() => {
  unmount()
  rmSync(disk, { recursive: true, force: true })
})

const canMount = (() => {
  disk = mkdtempSync(join(tmpdir(), 'docs-build-disk-'))
  const can = process.platform === 'linux' && mount()
  if (can) unmount()
  rmSync(disk, { recursive: true, force: true })
  return can
})()

const pages = (text: string) =>
  Object.fromEntries(Array.from({ length: 30 }, (_, page) => [`docs/p${page}.md`, `# ${text} ${page}\n`]))

// What is left is enough for nothing, the lock, bundles, a part of the pages, all of them, the cache.
test.runIf(canMount).each([0, 16, 620, 690, 760, 2000])(
  'with %i KB left, what a build says is true (needs the right to mount)',
  async (left) => {
    expect(mount()).toBe(true)
    const site = join(disk, 'site')
    writeFiles(site, { 'docs.config.mjs': configText(), 'docs/index.md': '# Home\n', ...pages('Page') })
    expect(await runCli(['build', 'site'], { cwd: disk })).toMatchObject({ code: 0 })
    const old = filesBelow(join(site, 'dist'))
    writeFiles(site, pages('Changed'))
    fillAllBut(left)
    const { code, stderr } = await runCli(['build', 'site'], { cwd: disk })
    const isOld = JSON.stringify(filesBelow(join(site, 'dist'))) === JSON.stringify(old)
    expect({ code, isOld, stderr }).toMatchObject({ code: isOld ? 1 : 0, isOld })
    expect(stderr).not.toContain('    at ')
    if (isOld) expect(stderr).toContain('The disk is full.')
    else expect(stderr).not.toContain('untouched')
    expect(readdirSync(site).filter((name) => name.startsWith('.dist'))).toEqual([])
    rmSync(join(disk, 'ballast'))
    expect(await runCli(['build', 'site'], { cwd: disk })).toMatchObject({ code: 0 })
    expect(filesBelow(join(site, 'dist'))['p7/index.html']).toContain('Changed 7')
  },
)

test.runIf(canMount)('migrate names the folder that is full, not the config (needs the right to mount)', async () => {
  const config = `export default ${JSON.stringify({ title: 'A', url: 'https://example.com', baseUrl: '/' })}`
  const folder = mkdtempSync(join(tmpdir(), 'docs-build-disk-'))
  try {
    writeFiles(folder, { 'docusaurus.config.ts': config, 'docs/index.md': '# Home\n' })
    symlinkSync(disk, join(folder, '.docs-build'))
    expect(mount()).toBe(true)
    fillAllBut(0)
    expect(await runCli(['migrate'], { cwd: folder })).toMatchObject({
      code: 1,
      stderr: 'The folder ".docs-build" of the site can\'t be written. The disk is full.\n',
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
})

function fillAllBut(kilobytes: number): void {
  const { bavail, bsize } = statfsSync(disk)
  writeFileSync(join(disk, 'ballast'), Buffer.alloc(Math.max(0, bavail * bsize - kilobytes * 1024)))
}
