import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { build, stop } from './esbuild.ts'
import { newOwner, parseOwner, type LockHolder, type LockOwner } from './lock/lock-owner.ts'
import { beatMs } from './lock/owner-state.ts'
import { lockSite, SiteLocked } from './lock.ts'

let work = ''
let scripts = ''
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'docs-build-lock-'))
  scripts = mkdtempSync(join(tmpdir(), 'docs-build-lock-scripts-'))
})
afterEach(() => {
  for (const folder of [work, scripts]) rmSync(folder, { recursive: true, force: true })
})
afterAll(stop)

/** A lock in this folder, of a process of a number that has never run: it is larger than any. */
const dead = () => JSON.stringify({ ...newOwner('build', work), pid: 999_999_999 })
const owner = (): LockOwner | undefined => parseOwner(readFileSync(join(work, 'lock'), 'utf8'))
const writeLock = (more: Partial<LockOwner>) =>
  writeFileSync(join(work, 'lock'), JSON.stringify({ ...newOwner('build', work), ...more }))

test('a lock says who holds it and where it can be seen, and goes with its release', () => {
  const lock = lockSite(work, 'watch')
  expect(owner()).toMatchObject({ by: 'watch', pid: process.pid, host: hostname() })
  lock.tell('http://127.0.0.1:3000/')
  expect(() => lockSite(work, 'watch')).toThrow('Open http://127.0.0.1:3000/, or stop it first.')
  lock.release()
  expect(readdirSync(work)).toEqual([])
})

test('a folder in the place of a lock goes', () => {
  for (const name of ['lock', 'lock-clearing']) mkdirSync(join(work, name))
  utimesSync(join(work, 'lock-clearing'), 0, 0)
  lockSite(work).release()
  expect(readdirSync(work)).toEqual([])
})

test.each<[holder: LockHolder, words: string]>([
  ['build', `Another build of this site is running (process ${process.pid}).`],
  ['watch', `This site is being watched already (process ${process.pid}).`],
])('a %s does not begin while the lock is held, and says by whom', (holder, words) => {
  const lock = lockSite(work, holder)
  expect(() => lockSite(work, holder)).toThrow(SiteLocked)
  expect(() => lockSite(work, holder)).toThrow(words)
  expect(() => lockSite(work, holder)).toThrow(`The lock is "${join(work, 'lock')}".`)
  lock.release()
  expect(readdirSync(work)).toEqual([])
})

test.each<[what: string, text: () => string]>([
  ['nothing', () => ''],
  ['a process that is gone', dead],
  ['an earlier process of the same number', () => JSON.stringify({ ...newOwner('build', work), started: '1' })],
  ['a site that was copied', () => JSON.stringify({ ...newOwner('build', work), folder: '1' })],
])('a lock of nobody who runs is taken over: %s', (_, text) => {
  writeFileSync(join(work, 'lock'), text())
  const lock = lockSite(work)
  expect(owner()).toMatchObject({ by: 'build', pid: process.pid })
  lock.release()
  expect(readdirSync(work)).toEqual([])
})

test('a copy of a site that is being built is free', () => {
  const lock = lockSite(join(work, 'site'))
  cpSync(join(work, 'site'), join(work, 'copy'), { recursive: true })
  lockSite(join(work, 'copy')).release()
  expect(() => lockSite(join(work, 'site'))).toThrow(SiteLocked)
  lock.release()
})

test('a lock of another machine that gives a sign of life is left to it', async () => {
  const said: string[] = []
  writeLock({ host: 'elsewhere', boot: 'another', pid: 1 })
  const beats = `setInterval(() => require('fs').utimesSync(process.argv[1], new Date(), new Date()), 1000)`
  const child = spawn(process.execPath, ['-e', beats, join(work, 'lock')])
  try {
    expect(() => lockSite(work, 'build', (words) => said.push(words))).toThrow(
      'Another build of this site is running (process 1 on "elsewhere").',
    )
    expect(said).toEqual([
      `Waiting to see whether a build of this site still runs (process 1 on "elsewhere"). The lock is "${join(work, 'lock')}".`,
    ])
  } finally {
    child.kill()
  }
})

test('a lock of another machine that was silent for long is taken over after a look', () => {
  writeLock({ host: 'elsewhere', boot: 'another', pid: 1 })
  utimesSync(join(work, 'lock'), 1e9, 1e9)
  const begun = Date.now()
  lockSite(work).release()
  expect(Date.now() - begun).toBeGreaterThan(3 * beatMs)
  expect(readdirSync(work)).toEqual([])
})

test('who holds a lock gives signs of life', async () => {
  const lock = lockSite(work)
  utimesSync(join(work, 'lock'), 1e9, 1e9)
  await expect.poll(() => statSync(join(work, 'lock')).mtimeMs).toBeGreaterThan(1e12)
  lock.release()
})

test("who was killed while it took a lock or cleared one away stands in nobody's way", () => {
  writeFileSync(join(work, 'lock'), dead())
  writeFileSync(join(work, 'lock-clearing'), dead())
  writeFileSync(join(work, 'lock-of-the-killed'), dead())
  utimesSync(join(work, 'lock-of-the-killed'), 1e9, 1e9)
  writeFileSync(join(work, 'lock-of-one-killed-just-now'), dead())
  writeFileSync(join(work, 'lock-of-one-killed-before-it-wrote'), '')
  writeFileSync(join(work, 'lock-of-one-killed-while-it-wrote'), dead().slice(0, 20))
  lockSite(work).release()
  expect(readdirSync(work)).toEqual([])
})

test('a release leaves the lock of another', () => {
  const lock = lockSite(work)
  writeLock({ pid: 1 })
  lock.release()
  expect(existsSync(join(work, 'lock'))).toBe(true)
})

const newContainer = ['--pid', '--fork', '--kill-child']
const unshares = spawnSync('unshare', [...newContainer, 'true']).status === 0

test.runIf(unshares)(
  'a build killed as process 1 of a container does not lock the next one (needs unshare)',
  async () => {
    const script = await program(`
import { lockSite } from './lock.ts'
const lock = lockSite(${JSON.stringify(work)}, 'build', console.log)
console.log(process.pid)
if (process.argv[2] === 'stay') setTimeout(() => {}, 60000)
else lock.release()
`)
    const killed = spawn('unshare', [...newContainer, process.execPath, script, 'stay'])
    const [first] = (await once(killed.stdout, 'data')) as [Buffer]
    expect(first.toString()).toBe('1\n')
    // Who runs in another container is not to be asked, and gives signs of life.
    const beside = spawnSync('unshare', [...newContainer, process.execPath, script])
    expect(beside.stderr.toString()).toContain(
      'Another build of this site is running (process 1 in another container).',
    )
    killed.kill('SIGKILL')
    await once(killed, 'close')
    const silentSince = Date.now() / 1000 - 16
    utimesSync(join(work, 'lock'), silentSince, silentSince)
    const next = spawnSync('unshare', [...newContainer, process.execPath, script])
    expect({ status: next.status, said: next.stdout.toString().split('\n').at(-2) }).toEqual({ status: 0, said: '1' })
  },
)

test('of many that find the lock of a dead process, one at a time holds it', async () => {
  const script = await racer()
  const racers = Array.from({ length: 4 }, () => ended(script))
  const said = await Promise.all(racers)
  expect(said).toEqual(Array.from({ length: 4 }, () => 'never two'))
})

/** A program that takes the lock over and over, and now and then leaves it as a process does that is killed. */
function racer(): Promise<string> {
  return program(`
import { mkdirSync, renameSync, rmdirSync, writeFileSync } from 'node:fs'
import { lockSite } from './lock.ts'
const work = ${JSON.stringify(work)}
let two = 0
const until = Date.now() + 1500
for (let round = 0; Date.now() < until; round++) {
  try {
    const { release } = lockSite(work)
    try {
      mkdirSync(work + '/held')
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2)
      rmdirSync(work + '/held')
    } catch {
      two++
    }
    writeFileSync(work + '/dead-' + process.pid, ${JSON.stringify(dead())})
    if (round % 8) renameSync(work + '/dead-' + process.pid, work + '/lock')
    else release()
  } catch (error) {
    if (error.name !== 'SiteLocked') throw error
  }
}
console.log(two === 0 ? 'never two' : two + ' times two')
`)
}

/** A program that may use the lock, as a file of its own. */
async function program(contents: string): Promise<string> {
  const resolveDir = fileURLToPath(new URL('.', import.meta.url))
  const { outputFiles } = await build({
    stdin: { contents, resolveDir, loader: 'js' },
    bundle: true,
    platform: 'node',
    format: 'esm',
  })
  const file = join(scripts, 'program.mjs')
  writeFileSync(file, outputFiles[0]?.text ?? '')
  return file
}

function ended(script: string): Promise<string> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [script])
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()))
    child.on('error', fail)
    child.on('close', () => done(said.trim()))
  })
}
