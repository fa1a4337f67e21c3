import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { EventEmitter } from 'node:events'
import { afterEach, expect, test } from 'vitest'

import { main } from './program.ts'
import { writtenTo } from './testing.ts'

const dirs: string[] = []

afterEach(() => {
  for (const dir of dirs.splice(0)) rmSync(dir, { recursive: true, force: true })
})

/** The signals of the process. */
const signals = new EventEmitter()

/** Run the command line in this process. */
async function run(...args: string[]) {
  const stdout = new PassThrough()
  const stderr = new PassThrough()
  const process = {
    argv: ['node', 'docs-build', ...args],
    env: {},
    cwd: () => tmpdir(),
    stdout,
    stderr,
    on: (signal: string, listener: () => void) => signals.on(signal, listener),
    off: (signal: string, listener: () => void) => signals.off(signal, listener),
  }
  const code = await main(process)
  return { code, stdout: writtenTo(stdout), stderr: writtenTo(stderr) }
}

/** The names of the commands in a help text. */
function commandsIn(help: string): string[] {
  const list = /\nCommands:\n([^]*)/.exec(help)?.[1] ?? ''
  return [...list.matchAll(/^ {2}([a-z]+)/gm)].flatMap(([, name = '']) => (name === 'help' ? [] : [name]))
}

test('the help of each command has examples, and each example is a command that there is', async () => {
  const commands = commandsIn((await run('--help')).stdout)
  expect(commands).toEqual(expect.arrayContaining(['build', 'serve', 'version', 'new', 'completion']))
  for (const command of commands) {
    const { code, stdout } = await run(command, '--help')
    expect(code).toBe(0)
    const group = commandsIn(stdout)
    for (const path of group.length > 0 ? group.map((child) => [command, child]) : [[command]]) {
      const help = (await run(...path, '--help')).stdout
      expect(help, path.join(' ')).toMatch(/\nExamples?:\n/)
      expect(help.split(/\nExamples?:\n/)[1], path.join(' ')).toContain(`docs-build ${path.join(' ')}`)
    }
  }
})

test.each([
  [['biuld'], "error: unknown command 'biuld'\n(Did you mean build?)\n"],
  [['build', '--stric'], "error: unknown option '--stric'\n(Did you mean --strict?)\n"],
  [
    ['completion', 'tcsh'],
    "error: command-argument value 'tcsh' is invalid for argument 'shell'. Allowed choices are bash, zsh, fish.\n",
  ],
])('%j is wrong usage, and the nearest word is named', async (args, words) => {
  expect(await run(...args)).toEqual({
    code: 2,
    stdout: '',
    stderr: `${words}Run docs-build --help for all commands and flags.\n`,
  })
})

test.each([
  [['']],
  [['bui'], ['build']],
  [['build', '--re'], ['--reporter']],
  [
    ['build', '--reporter', ''],
    ['pretty', 'json', 'github', 'sarif', 'junit', 'gitlab'],
  ],
  [['build', '--reporter', 'json', '--str'], ['--strict']],
  [['serve', '--host-rules', 'g'], ['github-pages']],
  [
    ['completion', ''],
    ['bash', 'zsh', 'fish'],
  ],
  [
    ['version', '8.1', '--as', ''],
    ['copy', 'overlay', 'git'],
  ],
  [
    ['build', 'my'],
    ['my docs', 'my-site'],
  ],
  [['build', '--out-dir', 'my-'], ['my-site']],
  [['build', '--workers', ''], []],
  [['build', 'my-site', '--prof'], ['--profile']],
])('bash completes %j', async (words, expected?: readonly string[]) => {
  const dir = mkdtempSync(join(tmpdir(), 'docs-build-completion-'))
  dirs.push(dir)
  mkdirSync(join(dir, 'my docs'))
  mkdirSync(join(dir, 'my-site'))
  writeFileSync(join(dir, 'my.txt'), '')
  writeFileSync(join(dir, 'completion.bash'), (await run('completion', 'bash')).stdout)
  const script = `source ./completion.bash
complete -p docs-build > /dev/null || exit 1
COMP_WORDS=(docs-build "$@"); COMP_CWORD=$#; _docs_build; printf '%s\\n' "\${COMPREPLY[@]}"`
  const answer = execFileSync('bash', ['-u', '-c', script, 'bash', ...words], { cwd: dir, encoding: 'utf8' })
  const found = answer.split('\n').filter((word) => word !== '')
  if (expected) expect(found.sort()).toEqual([...expected].sort())
  else expect(found).toEqual(expect.arrayContaining(commandsIn((await run('--help')).stdout)))
})

test.each(['zsh', 'fish'])('the script for %s holds every command and every flag', async (shell) => {
  const { stdout } = await run('completion', shell)
  for (const command of commandsIn((await run('--help')).stdout)) {
    expect(stdout).toContain(command)
    const help = (await run(command, '--help')).stdout
    for (const [, flag = ''] of help.matchAll(/^ {2}(?:-\w, )?--([\w-]+)/gm))
      expect(stdout).toContain(shell === 'zsh' ? `--${flag}[` : `-l ${flag} `)
  }
})

test.each(['build', 'check', 'serve', 'watch'])('%s with a URL as base URL is wrong usage', async (command) => {
  const { code, stderr } = await run(command, '--base-url', 'http://x/y')
  expect(code).toBe(2)
  expect(stderr).toBe(
    'Unexpected value "http://x/y" for --base-url, expected a path such as "/docs/".\nWrite "--base-url /y/".\n',
  )
})

test.each([
  ['build', '--workers', '60000', '0 to 256'],
  ['build', '--workers', '-1', '0 to 256'],
  ['build', '--workers', '2.5', '0 to 256'],
  ['serve', '--port', '65536', '0 to 65535'],
  ['watch', '--port', 'http', '0 to 65535'],
])('%s %s %s is wrong usage', async (command, flag, value, range) => {
  expect(await run(command, flag, value)).toEqual({
    code: 2,
    stdout: '',
    stderr: `Unexpected value "${value}" for ${flag}, expected a whole number from ${range}.\n`,
  })
})

test.each(['build', 'check', 'watch'])('%s listens to no signal when it has ended', async (command) => {
  const dir = mkdtempSync(join(tmpdir(), 'docs-build-signals-'))
  dirs.push(dir)
  writeFileSync(join(dir, 'docs.config.mjs'), 'export default { title: 3 }\n')
  // No address of this machine: watch ends at once.
  const { code } = await run(command, dir, ...(command === 'watch' ? ['--host', '192.0.2.1'] : []))
  expect(code).toBe(2)
  expect(signals.eventNames()).toEqual([])
})

test.each(['.', '..', '/'])('an output folder that holds the site is wrong usage: %s', async (folder) => {
  const dir = mkdtempSync(join(tmpdir(), 'docs-build-out-'))
  dirs.push(dir)
  writeFileSync(join(dir, 'docs.config.mjs'), 'export default { title: 3 }\n')
  const outDir = join(dir, folder === '/' ? '../'.repeat(20) : folder)
  expect(await run('build', dir, '--out-dir', outDir)).toMatchObject({
    code: 2,
    stderr: `Unexpected output folder "${outDir}", expected one that does not hold the site itself.\n`,
  })
})
