import { Command as Program, Option } from 'commander'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { addCommand } from './add-command.ts'
import type { AnyCommand, Command } from './command.ts'
import { commands } from './program.ts'

const process = {
  argv: [],
  env: { LOUD: 'yes' },
  cwd: () => '/',
  stdout: new PassThrough(),
  stderr: new PassThrough(),
  on: () => undefined,
  off: () => undefined,
}

interface Flags {
  readonly port: number
  readonly loud: boolean
  readonly drafts: boolean
}

test('a command gets its arguments and flags by name, and its exit code is handed on', async () => {
  const seen: unknown[] = []
  const greet: Command<{ readonly name: string; readonly site?: string }, Flags> = {
    name: 'greet',
    summary: 'say hello',
    arguments: { name: { usage: '<name>', summary: '' }, site: { usage: '[site]', summary: '' } },
    options: {
      port: { usage: '--port <n>', summary: '', read: Number, default: 1 },
      loud: { usage: '--loud', summary: '', defaultIn: (env) => env['LOUD'] === 'yes' },
      drafts: { usage: '--drafts', summary: '', default: true, off: '' },
    },
    examples: [],
    run: async (given) => {
      seen.push(given)
      return 3
    },
  }
  const program = new Program()
  const onExit = (code: number) => seen.push(code)
  addCommand(program, { name: 'say', summary: '', commands: [greet] }, { program, process, onExit })
  await program.parseAsync(['node', 'docs-build', 'say', 'greet', 'Ada', '--port', '80', '--no-drafts'])
  expect(seen).toEqual([{ name: 'Ada', site: undefined, port: 80, loud: true, drafts: false }, 3])
})

test('each option stands under the name that its flag has for the command', () => {
  const all = commands.flatMap((command): readonly AnyCommand[] =>
    'commands' in command ? command.commands : [command],
  )
  for (const { options } of all)
    for (const [name, { usage }] of Object.entries(options)) expect(new Option(usage).attributeName()).toBe(name)
})
