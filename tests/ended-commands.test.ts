/** Commands that a signal ends take along what they started and made beside the site. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { root } from './run-cli.ts'
import { temporarySite, type TemporarySite } from './temporary-site.ts'

let site: TemporarySite

beforeEach(() => {
  site = temporarySite({ 'docs/index.md': '# Home\n' })
})
afterEach(() => site.remove())

describe.runIf(process.platform !== 'win32')('a command that is ended', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'by %s while git compares leaves neither git nor its files',
    async (signal) => {
      execFileSync('git', ['init', '--quiet'], { cwd: site.dir })
      execFileSync('git', ['add', '.'], { cwd: site.dir })
      const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com']
      execFileSync('git', [...author, 'commit', '--quiet', '--message', 'First'], { cwd: site.dir })
      const [bin, temporary] = [join(site.workDir, 'bin'), join(site.workDir, 'temporary')]
      for (const folder of [bin, temporary]) mkdirSync(folder)
      const git = execFileSync('which', ['git'], { encoding: 'utf8' }).trim()
      const slow = join(site.workDir, 'slow')
      // An index of very many files takes long to make.
      const script = `#!/bin/sh\ncase "$*" in *--all*) echo $$ > ${slow}; exec sleep 60;; esac\nexec ${git} "$@"\n`
      writeFileSync(join(bin, 'git'), script)
      chmodSync(join(bin, 'git'), 0o755)
      const child = start(['check', '.', '--since', 'HEAD'], {
        PATH: `${bin}:${process.env.PATH}`,
        TMPDIR: temporary,
        // From Node 22 on it lies in the temporary folder.
        NODE_DISABLE_COMPILE_CACHE: '1',
      })
      await expect.poll(() => existsSync(slow) && readFileSync(slow, 'utf8') !== '', { timeout: 60_000 }).toBe(true)
      child.kill(signal)
      await once(child, 'exit')
      const started = Number(readFileSync(slow, 'utf8'))
      await expect.poll(() => isAlive(started)).toBe(false)
      expect(readdirSync(temporary)).toEqual([])
    },
  )

  test('while it makes a folder without a server leaves the old one', async () => {
    const pages = Array.from({ length: 300 }, (_, index) => [`docs/page-${index}.md`, `# Page ${index}\n`])
    site.write(Object.fromEntries(pages))
    const [folder, staged] = ['off', '.off.docs-build-new'].map((name) => join(site.dir, name)) as [string, string]
    const args = ['build', '.', '--offline', '--out-dir', folder]
    const child = start(args)
    await expect.poll(() => existsSync(staged), { timeout: 60_000, interval: 2 }).toBe(true)
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([143, null])
    expect([existsSync(folder), existsSync(staged)]).toEqual([false, false])
    expect(existsSync(join(site.dir, '.docs-build/lock'))).toBe(false)
  })
})

function start(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  return spawn(process.execPath, [join(root, 'bin/docs-build.js'), ...args], {
    cwd: site.dir,
    env: { ...process.env, ...env },
    stdio: 'ignore',
  })
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
