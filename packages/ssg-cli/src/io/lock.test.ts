import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { build, stop } from './esbuild.ts'
import { lockSite, SiteLocked, type LockHolder } from './lock.ts'

let work = ''
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'docs-build-lock-'))
})
afterEach(() => rmSync(work, { recursive: true, force: true }))
afterAll(stop)

/** A process of this number has never run: it is larger than any. */
const dead = '999999999 build'

test('a lock says who holds it, and goes with its release', () => {
  const release = lockSite(work, 'check')
  expect(readFileSync(join(work, 'lock'), 'utf8')).toBe(`${process.pid} check`)
  release()
  expect(readdirSync(work)).toEqual([])
})

test.each<[holder: LockHolder, words: string]>([
  ['build', `Another build of this site is running (process ${process.pid}).`],
  ['watch', `This site is being watched already (process ${process.pid}).`],
])('a %s does not begin while the lock is held', (holder, words) => {
  const release = lockSite(work, holder)
  expect(() => lockSite(work, holder)).toThrow(SiteLocked)
  expect(() => lockSite(work, holder)).toThrow(words)
  release()
  expect(readdirSync(work)).toEqual([])
})

test.each(['', dead])('a lock of nobody who runs is taken over: "%s"', (left) => {
  writeFileSync(join(work, 'lock'), left)
  const release = lockSite(work)
  expect(readFileSync(join(work, 'lock'), 'utf8')).toBe(`${process.pid} build`)
  release()
  expect(readdirSync(work)).toEqual([])
})

test("who was killed while it cleared a lock away stands in nobody's way", () => {
  writeFileSync(join(work, 'lock'), dead)
  writeFileSync(join(work, 'lock-clearing'), dead)
  lockSite(work)()
  expect(readdirSync(work)).toEqual([])
})

test('a release leaves the lock of another', () => {
  const release = lockSite(work)
  writeFileSync(join(work, 'lock'), '1 build')
  release()
  expect(existsSync(join(work, 'lock'))).toBe(true)
})

test('of many that find the lock of a dead process, one at a time holds it', async () => {
  const script = await racer()
  const racers = Array.from({ length: 4 }, () => ended(script))
  const said = await Promise.all(racers)
  expect(said).toEqual(Array.from({ length: 4 }, () => 'never two'))
})

/** A program that takes the lock over and over, and now and then leaves it as a process does that is killed. */
async function racer(): Promise<string> {
  const contents = `
import { mkdirSync, renameSync, rmdirSync, writeFileSync } from 'node:fs'
import { lockSite } from './lock.ts'
const work = ${JSON.stringify(work)}
let two = 0
const until = Date.now() + 1500
for (let round = 0; Date.now() < until; round++) {
  try {
    const release = lockSite(work)
    try {
      mkdirSync(work + '/held')
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2)
      rmdirSync(work + '/held')
    } catch {
      two++
    }
    writeFileSync(work + '/dead-' + process.pid, ${JSON.stringify(dead)})
    if (round % 8) renameSync(work + '/dead-' + process.pid, work + '/lock')
    else release()
  } catch (error) {
    if (error.name !== 'SiteLocked') throw error
  }
}
console.log(two === 0 ? 'never two' : two + ' times two')
`
  const resolveDir = fileURLToPath(new URL('.', import.meta.url))
  const { outputFiles } = await build({
    stdin: { contents, resolveDir, loader: 'js' },
    bundle: true,
    platform: 'node',
    format: 'esm',
  })
  const file = join(work, 'racer.mjs')
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
