import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { build, stop } from '../esbuild.ts'
import { serveStatic } from '../static-server.ts'
import { presentFolder } from './output-folders.ts'
import { swapFolders } from './swap-folders.ts'

let folder = ''
const path = process.env['PATH']
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docs-build-swap-'))
  for (const name of ['dist', 'next', 'bin']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, 'dist/a.html'), 'old')
  writeFileSync(join(folder, 'next/a.html'), 'new')
})
afterEach(() => {
  process.env['PATH'] = path
  rmSync(folder, { recursive: true, force: true })
})
afterAll(stop)

const dist = () => join(folder, 'dist')
const held = () => readdirSync(folder).filter((name) => name !== 'bin')
const read = (name: string) => readFileSync(join(folder, name, 'a.html'), 'utf8')

/** What `mv --exchange` of newer systems does, whatever the `mv` of this one can. */
const exchange = `#!${spawnSync('python3', ['-c', 'import sys; print(sys.executable)']).stdout?.toString().trim()}
import ctypes, sys
assert sys.argv[1:4] == ['--exchange', '--no-target-directory', '--']
one, other = (name.encode() for name in sys.argv[4:])
sys.exit(ctypes.CDLL(None).renameat2(-100, one, -100, other, 2))
`
const canExchange = process.platform === 'linux' && !exchange.startsWith('#!\n')

function mv(text: string): void {
  writeFileSync(join(folder, 'bin/mv'), text)
  chmodSync(join(folder, 'bin/mv'), 0o755)
  process.env['PATH'] = `${join(folder, 'bin')}${delimiter}${path}`
}

const ways: readonly (readonly [how: string, program: string])[] = [
  ['by two renames, where nothing exchanges folders', '#!/bin/sh\nexit 1\n'],
  ['by two renames, where what should says it did', '#!/bin/sh\nexit 0\n'],
  ['at once, where the system can (needs python3)', exchange],
]

test.each(canExchange ? ways : ways.slice(0, 2))('a folder takes the place of the output %s', (_, program) => {
  mv(program)
  swapFolders(join(folder, 'next'), dist())
  expect([held(), read('dist'), read('.dist.docs-build-old')]).toEqual([['.dist.docs-build-old', 'dist'], 'new', 'old'])
})

test('a first output just gets its name, in folders that are made for it', () => {
  swapFolders(join(folder, 'next'), join(folder, 'a/b/dist'))
  expect(read('a/b/dist')).toBe('new')
})

test('an output that nothing can be put in the place of comes back', () => {
  mv('#!/bin/sh\nexit 1\n')
  expect(() => swapFolders(join(folder, 'absent'), dist())).toThrow('ENOENT')
  expect([presentFolder(dist()), read('dist')]).toEqual([dist(), 'old'])
})

test('who reads an output finds every page while builds replace it', async () => {
  for (let page = 0; page < 20; page++) writeFileSync(join(dist(), `p${page}.html`), 'x'.repeat(page * 1000))
  const server = await serveStatic({ dir: dist(), host: '127.0.0.1', port: 0, baseUrl: '/' })
  const child = spawn(process.execPath, [await builder(), folder], { stdio: ['ignore', 'inherit', 'inherit'] })
  const ended = new Promise((done) => child.on('close', done))
  const wrong: string[] = []
  let asked = 0
  while (child.exitCode === null) {
    const page = asked++ % 20
    const response = await fetch(`${server.url}p${page}.html`).catch((error: unknown) => error)
    const text = response instanceof Response ? await response.text().catch(() => 'cut') : 'no answer'
    if (text.length % 1000 !== 0 || Math.floor(text.length / 1000) % 20 !== page)
      wrong.push(`p${page} ${response instanceof Response ? response.status : ''} ${text.slice(0, 40)}`)
  }
  await server.close()
  expect(await ended).toBe(0)
  expect(asked).toBeGreaterThan(20)
  expect(wrong).toEqual([])
  expect(existsSync(dist())).toBe(true)
})

/**
 * A program that replaces the output of a folder over and over, as builds do: each time by pages of other sizes. After each
 * renaming it sleeps for a moment, as on a machine that has much to do.
 */
async function builder(): Promise<string> {
  const contents = `
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { nodeOutput } from '../node-output.ts'
import { hashOf } from '../../text/hash.ts'
const { renameSync } = fs
fs.renameSync = (from, to) => {
  renameSync(from, to)
  if (to.includes('dist')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10)
}
syncBuiltinESMExports()
const [, , folder] = process.argv
fs.writeFileSync(folder + '/dist/.docs-build.json', JSON.stringify({ generator: 'docs-build', baseUrl: '/', files: {} }))
const until = Date.now() + 3000
for (let round = 0; Date.now() < until; round++) {
  const output = nodeOutput({ outDir: folder + '/dist', siteDir: folder, stampDir: folder + '/stamps' })
  output.open()
  const files = Array.from({ length: 20 }, (_, page) => {
    const content = 'x'.repeat((page + 20 * (round % 3)) * 1000)
    const path = 'p' + page + '.html'
    output.write(path, content)
    return { path, hash: hashOf(content), size: content.length }
  })
  await output.commit(files, '/')
}
`
  const resolveDir = fileURLToPath(new URL('.', import.meta.url))
  const stdin = { contents, resolveDir, loader: 'js' } as const
  const { outputFiles } = await build({ stdin, bundle: true, platform: 'node', format: 'esm' })
  const file = join(folder, 'bin/builder.mjs')
  writeFileSync(file, outputFiles[0]?.text ?? '')
  return file
}
