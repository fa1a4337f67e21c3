/** Whoever reads what a command says may stop before it has said all: `docs-build --help | head -2`. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { root, withoutSteps } from './run-cli.ts'
import { temporarySite } from './temporary-site.ts'

const command = join(root, 'bin/docs-build.js')
const site = temporarySite({ 'docs/index.md': '# Home\n' })
afterAll(() => site.remove())

test.each([
  ['the help', ['--help'], 0],
  ['a report', ['check', site.dir, '--reporter', 'json'], 0],
])('%s that nobody reads to its end is no failure', async (_, args, code) => {
  const { child, said } = start(args)
  child.stdout.destroy()
  expect([(await once(child, 'exit'))[0], said()]).toEqual([code, ''])
})

test('a build goes on when nobody reads what it says', async () => {
  const { child } = start(['build', site.dir])
  child.stderr.destroy()
  expect([(await once(child, 'exit'))[0], existsSync(join(site.dir, 'dist/index.html'))]).toEqual([0, true])
})

test('a mistake keeps its exit code when nobody reads what is wrong', async () => {
  const { child } = start(['build', join(site.dir, 'nothing')])
  child.stderr.destroy()
  expect((await once(child, 'exit'))[0]).toBe(2)
})

describe.runIf(existsSync('/dev/full'))('a full disk', () => {
  const full = () => openSync('/dev/full', 'w')

  test.each([
    ['a report', ['check', site.dir, '--reporter', 'json']],
    ['the help', ['--help']],
  ])('for %s is told, and is a failure', (_, args) => {
    const { status, stderr } = spawnSync(process.execPath, [command, ...args], { stdio: ['ignore', full(), 'pipe'] })
    expect([status, withoutSteps(String(stderr))]).toEqual([
      1,
      "What the command says can't be written. The disk is full.\n",
    ])
  })

  test('for what is said beside changes nothing', () => {
    rmSync(join(site.dir, 'dist'), { recursive: true, force: true })
    const { status } = spawnSync(process.execPath, [command, 'build', site.dir], { stdio: ['ignore', 'pipe', full()] })
    expect([status, existsSync(join(site.dir, 'dist/index.html'))]).toEqual([0, true])
  })
})

/** A command whose output is read, until a test stops doing so; and the stacks that it said. */
function start(args: readonly string[]) {
  const child = spawn(process.execPath, [command, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (text) => (said += String(text)))
  return { child, said: () => said.match(/^ {4}at .*/m)?.[0] ?? '' }
}
