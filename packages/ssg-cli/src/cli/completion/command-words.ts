import type { Argument, Command, Option } from 'commander'

/** What can be typed at a position: a folder, a file, one of some words, or something that only the user knows. */
export type Completable =
  | { readonly type: 'folder' | 'file' | 'unknown' }
  | { readonly type: 'choice'; readonly choices: readonly string[] }

/** A flag of a command. */
export interface FlagWords {
  /** `--out-dir`, and `-o` if there is one. */
  readonly names: readonly string[]
  readonly description: string
  /** What follows it; undefined for a flag that stands alone. */
  readonly value?: Completable
}

/** A command, or the program itself, as shells need it. */
export interface CommandWords {
  /** Words that lead to it: none for the program. */
  readonly path: readonly string[]
  readonly description: string
  readonly flags: readonly FlagWords[]
  /** What its first argument can be, when it takes one. */
  readonly argument?: Completable
  readonly commands: readonly CommandWords[]
}

/**
 * Read a program's commands and flags from its own description, so that what shells complete is always what it takes.
 *
 * @see https://github.com/tj/commander.js#options
 */
export function commandWords(command: Command, path: readonly string[] = []): CommandWords {
  const [first] = command.registeredArguments.filter((argument) => !isOwnWord(argument))
  return {
    path,
    description: command.description(),
    flags: [
      ...command.options.filter(({ hidden }) => !hidden).map(flagWords),
      { names: ['--help', '-h'], description: 'show help' },
    ],
    ...(first && { argument: completable(first.argChoices, first.name()) }),
    commands: command.commands.map((child) => commandWords(child, [...path, child.name()])),
  }
}

function flagWords(option: Option): FlagWords {
  const names = [option.long, option.short].filter((name) => name !== undefined && name !== null)
  const placeholder = /[<[]([^>\]]+)[>\]]/.exec(option.flags)?.[1]
  return {
    names,
    description: option.description,
    ...(placeholder !== undefined && { value: completable(option.argChoices, placeholder) }),
  }
}

/** A name that the user makes up. */
function isOwnWord(argument: Argument): boolean {
  return argument.required && argument.name() === 'name'
}

function completable(choices: readonly string[] | undefined, placeholder: string): Completable {
  if (choices) return { type: 'choice', choices }
  if (/^(?:dir|site|folder)$/.test(placeholder)) return { type: 'folder' }
  return { type: /^(?:file|queries)(?:\.\w+)?$/.test(placeholder) ? 'file' : 'unknown' }
}

/** The command and all below it. */
export function allCommands(command: CommandWords): readonly CommandWords[] {
  return [command, ...command.commands.flatMap(allCommands)]
}
