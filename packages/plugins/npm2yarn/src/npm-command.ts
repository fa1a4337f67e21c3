import type { Command } from 'package-manager-detector'

/** A command of npm: what it does, with what. */
export interface NpmCommand {
  /** Its name where package managers are compared, or one that all of them share. */
  readonly name: Command | 'create' | 'init'
  readonly args: readonly string[]
}

type Names = Readonly<Record<string, NpmCommand['name']>>

/**
 * What npm's commands and their other names do.
 *
 * @see https://docs.npmjs.com/cli/commands
 */
const names: Names = {
  ...alike('install', 'install i in add'),
  ...alike('frozen', 'ci clean-install ic install-clean'),
  ...alike('run', 'run run-script'),
  ...alike('execute-local', 'exec x'),
  ...alike('create', 'create init innit'),
  ...alike('uninstall', 'uninstall un unlink remove rm r'),
  ...alike('upgrade', 'update up upgrade'),
  ...alike('dedupe', 'dedupe ddp'),
  ...alike('why', 'why explain'),
}

/** Scripts that npm runs without `run`. For others, `test` may be a command of their own. */
const scripts: Readonly<Record<string, string>> = {
  start: 'start',
  stop: 'stop',
  restart: 'restart',
  test: 'test',
  t: 'test',
  tst: 'test',
}

/** Flags that every package manager knows by the same letter; npm's defaults say nothing. */
const addFlags: Readonly<Record<string, string | undefined>> = {
  '-D': '-D',
  '--save-dev': '-D',
  '-E': '-E',
  '--save-exact': '-E',
  '-P': undefined,
  '--save-prod': undefined,
  '-S': undefined,
  '--save': undefined,
}

/**
 * Read a command of npm. Undefined for one that says something which others have no words for.
 *
 *     npmCommand('npm', ['i', '-D', 'vite'])  // → {name: 'add', args: ['-D', 'vite']}
 */
export function npmCommand(tool: 'npm' | 'npx', words: readonly string[]): NpmCommand | undefined {
  if (tool === 'npx') return npx(words)
  const [word = '', ...args] = words
  const script = own(scripts, word)
  if (script !== undefined) return handOn('run', [script, ...args])
  switch (own(names, word)) {
    case 'install':
      return changePackages(args, { all: 'install', some: 'add', global: 'global' })
    case 'uninstall':
      return changePackages(args, { some: 'uninstall', global: 'global_uninstall' })
    case 'upgrade':
      return changePackages(args, { all: 'upgrade', some: 'upgrade' })
    case 'frozen':
      return args.length === 0 ? { name: 'frozen', args } : undefined
    case 'dedupe':
      return args.length === 0 ? { name: 'dedupe', args } : undefined
    case 'why':
      return { name: 'why', args }
    case 'run':
      return handOn('run', args)
    case 'execute-local':
      return args[0] === '--' ? program('execute-local', args.slice(1)) : handOn('execute-local', args)
    case 'create':
      return create(args)
    default:
      return undefined
  }
}

/** Names of a command: with all packages of a project, with some, with those of the machine. */
interface PackageCommands {
  readonly all?: Command
  readonly some: Command
  readonly global?: Command
}

function changePackages(args: readonly string[], commands: PackageCommands): NpmCommand | undefined {
  const isGlobal = args.some(isGlobalFlag)
  const rest = args.filter((arg) => !isGlobalFlag(arg))
  const isKnown = (arg: string) => !arg.startsWith('-') || (commands.some === 'add' && Object.hasOwn(addFlags, arg))
  if (!rest.every(isKnown)) return undefined
  const hasPackages = rest.some((arg) => !arg.startsWith('-'))
  const name = isGlobal ? commands.global : hasPackages ? commands.some : commands.all
  if (name === undefined || (isGlobal && !hasPackages)) return undefined
  if (!hasPackages && rest.length > 0) return undefined
  return { name, args: rest.flatMap((arg) => (arg.startsWith('-') ? (addFlags[arg] ?? []) : arg)) }
}

function isGlobalFlag(arg: string): boolean {
  return arg === '-g' || arg === '--global'
}

/** Only npx asks before it installs, so that only npx can be told not to. */
function npx(words: readonly string[]): NpmCommand | undefined {
  return program('execute', words[0] === '-y' || words[0] === '--yes' ? words.slice(1) : words)
}

/** All that follows the name of a program is for it. */
function program(name: NpmCommand['name'], args: readonly string[]): NpmCommand | undefined {
  return args[0] === undefined || args[0].startsWith('-') ? undefined : { name, args }
}

function create(args: readonly string[]): NpmCommand | undefined {
  if (args.every((arg) => arg === '-y' || arg === '--yes'))
    return { name: 'init', args: args.length === 0 ? [] : ['-y'] }
  return handOn('create', args)
}

/** npm takes flags for itself up to `--`; the others hand on all that follows the name of a script or program. */
function handOn(name: NpmCommand['name'], args: readonly string[]): NpmCommand | undefined {
  const at = args.indexOf('--')
  const before = at === -1 ? args : args.slice(0, at)
  const after = at === -1 ? [] : args.slice(at + 1)
  return before.length === 0 || before.some((arg) => arg.startsWith('-'))
    ? undefined
    : { name, args: [...before, ...after] }
}

function alike(name: NpmCommand['name'], words: string): Names {
  return Object.fromEntries(words.split(' ').map((word) => [word, name]))
}

function own<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}
