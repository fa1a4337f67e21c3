import { Argument, Command, CommanderError, Option } from 'commander'
import { freezeKinds } from '../edits/freeze/freeze-plan.ts'
import { SiteLocked } from '../io/lock.ts'
import { hostNames } from '../io/static-server/host-rules.ts'
import { commandWords } from './completion/command-words.ts'
import { completionScript, shells, type Shell } from './completion/completion-script.ts'
import { baseUrlFlag } from './base-url-flag.ts'
import { buildCommand, type BuildFlags } from './build-command.ts'
import { addCheckCommands } from './check-options.ts'
import { numberFlag } from './number-flag.ts'
import { UsageError, type ProcessLike } from './process-like.ts'
import { addSearchCommands } from './search/add-search-commands.ts'
import type { ServeFlags } from './serve-site.ts'
import type { VersionFlags } from './version-command.ts'
import { cacheVersion, version } from './version.ts'
import type { WatchFlags } from './watch-command.ts'
import { reporters } from './write-report.ts'

const siteArgument = 'folder that holds docs.config.ts (default: the working folder, else its site/)'
const portFlag = numberFlag('--port', 0, 65535)

/**
 * Run the command line. Returns the exit code; nothing in it ends the process.
 *
 * @see https://github.com/tj/commander.js
 */
export async function main(process: ProcessLike): Promise<number> {
  let exitCode = 0
  const program = new Command('docs-build')
    .description('Builds documentation sites: Markdown and MDX in, complete HTML out.')
    .version(version)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void process.stdout.write(text),
      writeErr: (text) => void process.stderr.write(text),
    })
    .showHelpAfterError('Run docs-build --help for all commands and flags.')

  program
    .command('build')
    .description('build the static site')
    .argument('[site]', siteArgument)
    .option('--out-dir <dir>', 'output folder (default: dist in the site folder)')
    .option('--base-url <path>', 'put the site under this path', baseUrlFlag)
    .option('--no-cache', 'read nothing from the cache')
    .option('--clean', 'delete the cache first', false)
    .option('--strict', 'warnings fail too', false)
    .option('--drafts', 'include drafts', false)
    .option('--profile', 'show how long each step and the slowest pages took', false)
    .addOption(
      new Option('--reporter <name>', 'how to report')
        .choices(Object.keys(reporters))
        .default(process.env['GITHUB_ACTIONS'] === 'true' ? 'github' : 'pretty'),
    )
    .option(
      '--workers <n>',
      'threads that make pages (default: from the cores); the output does not depend on it',
      numberFlag('--workers', 0, 256),
    )
    .addHelpText(
      'after',
      '\nExamples:\n  docs-build build\n  docs-build build site --base-url /docs/ --strict\n  docs-build build --reporter json > report.json',
    )
    .action(async (site: string | undefined, flags: Omit<BuildFlags, 'cacheVersion'>) => {
      exitCode = await buildCommand(site, { ...flags, cacheVersion }, process)
    })

  addCheckCommands(program, process, (code) => {
    exitCode = code
  })

  program
    .command('serve')
    .description('serve the built site as a static host would')
    .argument('[site]', siteArgument)
    .option('--out-dir <dir>', 'folder to serve (default: dist in the site folder)')
    .option('--base-url <path>', 'serve the site under this path (default: as it was built)', baseUrlFlag)
    .option('--port <n>', 'port; when it is taken, the next free one', portFlag, 3000)
    .option('--host <name>', 'address to listen on', '127.0.0.1')
    .option('--open', 'open the browser', false)
    .addOption(
      new Option('--host-rules <host>', 'treat slashes and missing pages as this host does').choices(hostNames),
    )
    .addHelpText(
      'after',
      '\nExamples:\n  docs-build serve\n  docs-build serve site --port 8080 --open\n  docs-build serve --host-rules github-pages',
    )
    .action(async (site: string | undefined, flags: ServeFlags) => {
      const { serveSite } = await import('./serve-site.ts')
      exitCode = await serveSite(site, flags, process)
    })

  program
    .command('version')
    .description('freeze the current docs of a collection as a version')
    .argument('<name>', 'name of the version: 8.1')
    .argument('[site]', siteArgument)
    .option('--collection <id>', 'which docs to freeze (default: those with versions)')
    .addOption(
      new Option(
        '--as <kind>',
        'copy: all files; overlay: only files that differ from the version below; git: no files, a git ref holds them',
      )
        .choices(freezeKinds)
        .default('copy'),
    )
    .option('--ref <ref>', 'git ref for --as git (default: the tag v<name> or <name>, else the current commit)')
    .addHelpText(
      'after',
      '\nExamples:\n  docs-build version 8.1\n  docs-build version 8.2 site --as overlay\n  docs-build version 8.1 --as git --ref v8.1.0 --collection api',
    )
    .action(async (name: string, site: string | undefined, flags: Omit<VersionFlags, 'cacheVersion'>) => {
      const { versionCommand } = await import('./version-command.ts')
      exitCode = await versionCommand(name, site, { ...flags, cacheVersion }, process)
    })

  program
    .command('new')
    .description('write a small working site')
    .argument('<dir>', 'a folder that is empty or does not exist yet')
    .addHelpText('after', '\nExamples:\n  docs-build new my-docs\n  docs-build new .')
    .action(async (dir: string) => {
      const { newCommand } = await import('./new-command.ts')
      exitCode = newCommand(dir, process)
    })

  program
    .command('completion')
    .description('print a script that completes commands and flags in a shell')
    .addArgument(new Argument('<shell>', 'which shell').choices(shells))
    .addHelpText(
      'after',
      '\nExamples:\n  source <(docs-build completion bash)\n  docs-build completion fish > ~/.config/fish/completions/docs-build.fish',
    )
    .action((shell: Shell) => void process.stdout.write(completionScript(shell, commandWords(program))))

  addSearchCommands(program, process, (code) => {
    exitCode = code
  })

  program
    .command('watch')
    .description('serve the site, rebuild what a saved file touches, update the open browser in place')
    .argument('[site]', 'folder that holds docs.config.ts (default: the working folder, else its site/)')
    .option('--base-url <path>', 'put the site under this path', baseUrlFlag)
    .option('--drafts', 'include drafts', true)
    .option('--no-drafts', 'leave drafts out')
    .option('--port <n>', 'port; when it is taken, the next free one', portFlag, 3000)
    .option('--host <name>', 'address to listen on', '127.0.0.1')
    .option('--open', 'open the browser', false)
    .addHelpText('after', '\nExamples:\n  docs-build watch\n  docs-build watch site --port 8080 --open')
    .action(async (site: string | undefined, flags: Omit<WatchFlags, 'cacheVersion'>) => {
      const { watchCommand } = await import('./watch-command.ts')
      exitCode = await watchCommand(site, { ...flags, cacheVersion }, process)
    })

  try {
    await program.parseAsync([...process.argv])
    return exitCode
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    if (error instanceof UsageError) {
      process.stderr.write(`${error.message}\n`)
      return 2
    }
    if (error instanceof SiteLocked) {
      process.stderr.write(`${error.message}\n`)
      return 1
    }
    throw error
  }
}
