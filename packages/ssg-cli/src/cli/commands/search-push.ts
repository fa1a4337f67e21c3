import type { Command } from '../command.ts'
import type { PushFlags } from '../search/push-command.ts'
import { siteArgument, type SiteArgument } from './shared.ts'

/** `docs-build search push` */
export const searchPush: Command<SiteArgument, PushFlags> = {
  name: 'push',
  summary: 'send the search records of the built site to the hosted index',
  arguments: { site: siteArgument },
  options: {
    outDir: { usage: '--out-dir <dir>', summary: 'folder of the built site (default: dist in the site folder)' },
    dryRun: { usage: '--dry-run', summary: 'say what would be sent, and send nothing', default: false },
  },
  notes: `The index is named by "search.algolia" of the config or by the environment variables DOCS_ALGOLIA_APP_ID and
DOCS_ALGOLIA_INDEX. The key that may write to it comes from DOCS_ALGOLIA_ADMIN_KEY and from nowhere else.`,
  examples: ['docs-build build && docs-build search push', 'docs-build search push site --dry-run'],
  async run({ site, ...flags }, process) {
    const { pushCommand } = await import('../search/push-command.ts')
    return pushCommand(site, flags, process)
  },
}
