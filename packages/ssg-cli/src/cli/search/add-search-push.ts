import type { Command } from 'commander'
import type { ProcessLike } from '../process-like.ts'
import type { PushFlags } from './push-command.ts'

/** Add `push` to the commands of `search`. The code that sends is loaded when it is called. */
export function addSearchPush(group: Command, process: ProcessLike, exit: (code: number) => void): void {
  group
    .command('push')
    .description('send the search records of the built site to the hosted index')
    .argument('[site]', 'folder that holds docs.config.ts (default: the working folder, else its site/)')
    .option('--out-dir <dir>', 'folder of the built site (default: dist in the site folder)')
    .option('--dry-run', 'say what would be sent, and send nothing', false)
    .addHelpText(
      'after',
      `
The index is named by "search.algolia" of the config or by the environment variables DOCS_ALGOLIA_APP_ID and
DOCS_ALGOLIA_INDEX. The key that may write to it comes from DOCS_ALGOLIA_ADMIN_KEY and from nowhere else.

Examples:
  docs-build build && docs-build search push
  docs-build search push site --dry-run`,
    )
    .action(async (site: string | undefined, flags: PushFlags) => {
      const { pushCommand } = await import('./push-command.ts')
      exit(await pushCommand(site, flags, process))
    })
}
