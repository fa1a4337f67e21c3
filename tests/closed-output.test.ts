/** Whoever reads what a command says may stop before it has said all: `docs-build --help | head -2`. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from './run-cli.ts'
import { temporarySite } from './temporary-site.ts'

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

/** A command whose output is read, until a test stops doing so; and the stacks that it said. */
function start(args: readonly string[]) {
  const child = spawn(process.execPath, [join(root, 'bin/docs-build.js'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (text) => (said += String(text)))
  return { child, said: () => said.match(/^ {4}at .*/m)?.[0] ?? '' }
}
