import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from './run-cli.ts'

let workDir: string
const compiled = () => join(workDir, '.compiled')
const version = () =>
  execFileSync(process.execPath, [join(workDir, 'bin/docs-build.js'), '--version'], { encoding: 'utf8', stdio: 'pipe' })

beforeEach(() => {
  workDir = mkdtempSync(join(tmpdir(), 'docs-build-compiled-'))
  for (const part of ['bin', 'dist', 'package.json'])
    cpSync(join(root, 'packages/ssg-cli', part), join(workDir, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(workDir, 'node_modules'))
})

afterEach(() => rmSync(workDir, { recursive: true, force: true }))

test('the first run keeps its compiled code beside the package, and the next one takes it as it is', () => {
  const answer = version()
  const [name = '', ...others] = readdirSync(compiled())
  expect(others).toEqual([])
  const { mtimeMs, size } = statSync(join(compiled(), name))
  expect(size).toBeGreaterThan(100_000)
  expect(version()).toBe(answer)
  expect(readdirSync(compiled())).toEqual([name])
  expect(statSync(join(compiled(), name)).mtimeMs).toBe(mtimeMs)
})

test.each<[damage: string, damaged: (whole: Buffer) => Buffer]>([
  ['replaced', () => Buffer.from('no code')],
  ['empty', () => Buffer.alloc(0)],
  ['cut off', (whole) => whole.subarray(0, -1)],
  ['longer', (whole) => Buffer.concat([whole, Buffer.from('x')])],
  ['another in one bit', (whole) => Buffer.from(whole.map((byte, at) => (at === whole.length >> 1 ? byte ^ 1 : byte)))],
])('compiled code that is damaged is made anew: %s', (_, damaged) => {
  const answer = version()
  const [name = ''] = readdirSync(compiled())
  const whole = readFileSync(join(compiled(), name))
  const bytes = damaged(whole)
  writeFileSync(join(compiled(), name), bytes)
  expect(version()).toBe(answer)
  expect(readFileSync(join(compiled(), name)).equals(bytes)).toBe(false)
  expect(readFileSync(join(compiled(), name)).length).toBeGreaterThan(100_000)
})

test('a folder where compiled code should be goes', () => {
  const answer = version()
  const [name = ''] = readdirSync(compiled())
  rmSync(join(compiled(), name))
  mkdirSync(join(compiled(), name))
  expect(version()).toBe(answer)
  expect(readFileSync(join(compiled(), name)).length).toBeGreaterThan(100_000)
})

test('a package that can not be written to runs all the same', () => {
  writeFileSync(compiled(), 'a file in the place of the folder')
  expect(version()).toMatch(/^\d+\.\d+\.\d+\n$/)
})
