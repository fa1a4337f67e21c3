import type { CheckFlags } from './check-flags.ts'
import type { Command } from 'commander'
import { baseUrlFlag } from './base-url-flag.ts'
import type { RoutesFlags } from './routes-command.ts'
import { numberFlag } from './number-flag.ts'
import type { ProcessLike } from './process-like.ts'
import { cacheVersion } from './version.ts'
import { reporters } from './write-report.ts'

/** Add `docs-build check` and `docs-build routes` to the program. */
export function addCheckCommands(program: Command, process: ProcessLike, onExit: (code: number) => void): void {
  program
    .command('check')
    .description('find what a build would report, without building')
    .argument('[site]', 'folder that holds docs.config.ts (default: the working folder, else its site/)')
    .option('--strict', 'warnings fail too', false)
    .option('--since <ref>', 'report only what changed since a git ref, and links that the change broke')
    .option('--fix', 'fix links that have one safe correction: moved files, renamed headings, missing .md', false)
    .option('--external', 'check external links too', false)
    .option('--timeout <ms>', 'milliseconds to wait for an external link', numberFlag('--timeout', 1), 10_000)
    .option('--concurrency <n>', 'external links to check at a time', numberFlag('--concurrency', 1), 10)
    .option('--base-url <path>', 'check the site as it is under this path', baseUrlFlag)
    .option('--drafts', 'include drafts', false)
    .option('--no-cache', 'read nothing from the cache')
    .addOption(
      program
        .createOption('--reporter <name>', 'how to report')
        .choices(Object.keys(reporters))
        .default(process.env['GITHUB_ACTIONS'] === 'true' ? 'github' : 'pretty'),
    )
    .addHelpText(
      'after',
      '\nExamples:\n  docs-build check\n  docs-build check site --strict --external\n  docs-build check --since origin/main --reporter github\n  docs-build check --fix',
    )
    .action(async (site: string | undefined, flags: Omit<CheckFlags, 'cacheVersion'>) => {
      const { checkCommand } = await import('./check-command.ts')
      onExit(await checkCommand(site, { ...flags, cacheVersion }, process))
    })
  addRoutesCommand(program, process, onExit)
}

function addRoutesCommand(program: Command, process: ProcessLike, onExit: (code: number) => void): void {
  program
    .command('routes')
    .description('list the URLs of the site, or lock them in routes.lock')
    .argument('[site]', 'folder that holds docs.config.ts (default: the working folder, else its site/)')
    .option('--update', 'write URLs and anchors of released versions to routes.lock', false)
    .option('--json', 'list with anchors and sources, as JSON', false)
    .addHelpText('after', '\nExamples:\n  docs-build routes\n  docs-build routes site --update')
    .action(async (site: string | undefined, flags: Omit<RoutesFlags, 'cacheVersion'>) => {
      const { routesCommand } = await import('./routes-command.ts')
      onExit(await routesCommand(site, { ...flags, cacheVersion }, process))
    })
}
