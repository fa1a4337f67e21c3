import type { Command as Program, Option } from 'commander'
import type { AnyCommand, CommandArgument, CommandGroup, CommandOption } from './command.ts'
import type { ProcessLike } from './process-like.ts'

/** The program that commands are added to, and who waits for what they give. */
export interface ProgramContext {
  readonly program: Program
  readonly process: ProcessLike
  readonly onExit: (exitCode: number) => void
}

/** Add a command or a group of them to the program, or to a group of it. */
export function addCommand(parent: Program, command: AnyCommand | CommandGroup, context: ProgramContext): void {
  const added = parent.command(command.name).description(command.summary)
  if ('commands' in command) for (const child of command.commands) addCommand(added, child, context)
  else describe(added, command, context)
}

function describe(added: Program, command: AnyCommand, { program, process, onExit }: ProgramContext): void {
  for (const argument of Object.values(command.arguments)) addArgument(added, argument)
  for (const option of Object.values(command.options)) addOption(added, option, process.env)
  added.addHelpText('after', helpAfter(command)).action(async () => {
    const names = Object.keys(command.arguments)
    const given = Object.fromEntries(names.map((name, index): [string, unknown] => [name, added.processedArgs[index]]))
    const flags: Readonly<Record<string, unknown>> = added.opts()
    // The arguments and options above are those that the command's own type asks for.
    onExit(await command.run({ ...given, ...flags } as never, process, program))
  })
}

function addArgument(added: Program, { usage, summary, choices }: CommandArgument): void {
  const argument = added.createArgument(usage, summary)
  added.addArgument(choices ? argument.choices(choices) : argument)
}

function addOption(added: Program, option: CommandOption<unknown>, env: ProcessLike['env']): void {
  const { usage, summary, choices, read, off } = option
  const made: Option = added.createOption(usage, summary)
  if (choices) made.choices(choices)
  if (read) made.argParser(read)
  made.default(option.defaultIn ? option.defaultIn(env) : option.default)
  added.addOption(made)
  if (off !== undefined) added.option(usage.replace(/^--/, '--no-'), off)
}

function helpAfter({ notes, examples }: AnyCommand): string {
  const before = notes === undefined ? '' : `\n${notes}\n`
  return `${before}\nExamples:\n${examples.map((example) => `  ${example}`).join('\n')}`
}
