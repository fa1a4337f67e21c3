import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { build, BundlerEnded, stop, transform, type Plugin } from './esbuild.ts'

afterAll(stop)

const stdin = { contents: "import 'x'", resolveDir: import.meta.dirname }

/** Ends the process of esbuild as a system does that has no memory left: it is this one's only child. */
const killing: Plugin = {
  name: 'killing',
  setup({ onResolve }) {
    onResolve({ filter: /^x$/ }, () => {
      for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
        const isChild = factOf(pid, 'stat').split(') ').at(-1)?.split(' ')[1] === String(process.pid)
        if (isChild && factOf(pid, 'cmdline').includes('--service=')) process.kill(Number(pid), 'SIGKILL')
      }
      return { path: 'x', external: true }
    })
  },
}

/** What Linux says of a process; nothing of one that has ended meanwhile. */
function factOf(pid: string, fact: string): string {
  try {
    return readFileSync(join('/proc', pid, fact), 'utf8')
  } catch {
    return ''
  }
}

test.runIf(process.platform === 'linux')(
  'when the process of esbuild is ended, that is what is told, and the next bundle is made',
  async () => {
    await expect(build({ stdin, bundle: true, format: 'esm', plugins: [killing] })).rejects.toThrow(BundlerEnded)
    const { outputFiles } = await build({ stdin, bundle: true, format: 'esm', external: ['x'] })
    expect(outputFiles[0]?.text).toContain('import "x"')
  },
)

test('code of a site does not see what only the process of esbuild is told', async () => {
  await stop()
  const before = { ...process.env }
  await transform('let a', {})
  expect(process.env).toEqual(before)
})

test.skipIf(process.platform === 'win32')('a stylesheet that is a pipe or a device is refused at once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-build-esbuild-'))
  try {
    execFileSync('mkfifo', [join(folder, 'pipe.css')])
    symlinkSync('/dev/zero', join(folder, 'device.css'))
    for (const name of ['pipe.css', 'device.css'])
      await expect(build({ entryPoints: [join(folder, name)], bundle: true, outdir: folder })).rejects.toThrow(
        'Cannot read file: ',
      )
  } finally {
    rmSync(folder, { recursive: true })
  }
})
