import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const cli = fileURLToPath(new URL('../bin/docs-build.js', import.meta.url))
const site = mkdtempSync(join(tmpdir(), 'docs-build-pipes-'))
afterAll(() => rmSync(site, { recursive: true }))

/** Build; a build that waits for a pipe is ended. */
const build = () => spawnSync(process.execPath, [cli, 'build'], { cwd: site, encoding: 'utf8', timeout: 60_000 })

test.skipIf(process.platform === 'win32')(
  'pipes in the place of files of the cache are made again',
  { timeout: 180_000 },
  () => {
    mkdirSync(join(site, 'docs'))
    writeFileSync(join(site, 'docs.config.mjs'), "export default { title: 'A', url: 'https://example.com' }\n")
    writeFileSync(join(site, 'docs/index.md'), '# A\n')
    expect(build().status).toBe(0)
    const cache = join(site, '.docs-build/cache')
    for (const name of readdirSync(cache)) {
      rmSync(join(cache, name))
      execFileSync('mkfifo', [join(cache, name)])
    }
    const { status, stdout, stderr } = build()
    expect({ status, stderr }).toMatchObject({ status: 0 })
    expect(stdout + stderr).toMatch(/Made \d+ damaged files of the cache again\./)
  },
)

test.skipIf(process.platform === 'win32').each(['package.json', 'tsconfig.json', '../jsconfig.json'])(
  'a pipe in the place of %s is told',
  (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'docs-build-pipes-'))
    const own = join(folder, 'site')
    try {
      mkdirSync(join(own, 'docs'), { recursive: true })
      writeFileSync(join(own, 'docs.config.mjs'), "export default { title: 'A', url: 'https://example.com' }\n")
      writeFileSync(join(own, 'docs/index.mdx'), "import Part from '../part.jsx'\n\n# A\n\n<Part />\n")
      writeFileSync(join(own, 'part.jsx'), 'export default () => <b>part</b>\n')
      execFileSync('mkfifo', [join(own, name)])
      const { status, stderr } = spawnSync(process.execPath, [cli, 'build'], {
        cwd: own,
        encoding: 'utf8',
        timeout: 20_000,
      })
      expect({ status, stderr }).toMatchObject({ status: 1 })
      const file = name.replace('../', '')
      expect(stderr).toContain(`${name}:1:1  error  bundle-error  Unexpected file "${file}" that is neither`)
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
)
