import { Command as Program, CommanderError } from 'commander'
import { BundlerEnded } from '../io/esbuild.ts'
import { SiteLocked } from '../io/lock.ts'
import { addCommand } from './add-command.ts'
import type { AnyCommand, CommandGroup } from './command.ts'
import { build } from './commands/build.ts'
import { check } from './commands/check.ts'
import { compare } from './commands/compare.ts'
import { completion } from './commands/completion.ts'
import { doctor } from './commands/doctor.ts'
import { eject } from './commands/eject.ts'
import { migrate } from './commands/migrate.ts'
import { newSite } from './commands/new.ts'
import { pdf } from './commands/pdf.ts'
import { routes } from './commands/routes.ts'
import { search } from './commands/search.ts'
import { serve } from './commands/serve.ts'
import { translations } from './commands/translations.ts'
import { version } from './commands/version.ts'
import { watch } from './commands/watch.ts'
import { mistypedVariables } from './mistyped-variables.ts'
import { visible, visibleLines } from '../diagnostics/visible.ts'
import { diskProblem } from './disk-problem.ts'
import { UsageError, type ProcessLike } from './process-like.ts'
import { toolVersion } from './tool-version.ts'

/** All commands, in the order of the help. */
export const commands: readonly (AnyCommand | CommandGroup)[] = [
  build,
  check,
  routes,
  serve,
  pdf,
  version,
  newSite,
  migrate,
  compare,
  eject,
  doctor,
  completion,
  search,
  translations,
  watch,
]

/**
 * Run the command line. Returns the exit code; nothing in it ends the process.
 *
 * @see https://github.com/tj/commander.js
 */
export async function main(process: ProcessLike): Promise<number> {
  let exitCode = 0
  const onExit = (code: number) => {
    exitCode = code
  }
  for (const words of mistypedVariables(process.env)) process.stderr.write(`${words}\n`)
  const program = emptyProgram(process)
  for (const command of commands) addCommand(program, command, { program, process, onExit })
  try {
    await program.parseAsync([...process.argv])
    return exitCode
  } catch (error) {
    return exitCodeOf(error, process)
  }
}

function emptyProgram({ stdout, stderr, argv }: ProcessLike): Program {
  return new Program('docs-build')
    .description('Builds documentation sites: Markdown and MDX in, complete HTML out.')
    .version(toolVersion)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void stdout.write(text),
      writeErr: (text) => void stderr.write(printable(text, argv)),
    })
    .showHelpAfterError('Run docs-build --help for all commands and flags.')
}

/** What an error means that a command threw: any other is a bug. */
function exitCodeOf(error: unknown, { stderr, cwd, argv }: ProcessLike): number {
  // Commander has said it already; asking for help is no mistake.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
  const isSaid = [UsageError, SiteLocked, BundlerEnded].some((kind) => error instanceof kind)
  const words = isSaid && error instanceof Error ? error.message : diskProblem(error, cwd())
  if (words === undefined) throw error
  stderr.write(`${printable(words, argv)}\n`)
  return error instanceof UsageError ? 2 : 1
}

/** Words in which nothing acts on a terminal or log. What was typed is among them, and may hold line breaks. */
function printable(words: string, argv: ProcessLike['argv']): string {
  const typed = argv.flatMap((argument) => [argument, argument.replace(/^--[\w-]+=/, '')])
  const odd = typed.filter((argument) => argument.includes('\n'))
  return visibleLines(odd.reduce((text, argument) => text.replaceAll(argument, visible(argument)), words))
}
