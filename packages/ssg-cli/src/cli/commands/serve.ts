import { hostNames } from '../../io/static-server/host-rules.ts'
import type { Command } from '../command.ts'
import type { ServeFlags } from '../serve/serve-command.ts'
import { baseUrlFlag } from './base-url-flag.ts'
import { serverOptions, siteArgument, type SiteArgument } from './shared.ts'

/** `docs-build serve` */
export const serve: Command<SiteArgument, ServeFlags> = {
  name: 'serve',
  summary: 'serve the built site as a static host would',
  arguments: { site: siteArgument },
  options: {
    outDir: { usage: '--out-dir <dir>', summary: 'folder to serve (default: dist in the site folder)' },
    baseUrl: {
      usage: '--base-url <path>',
      summary: 'serve the site under this path (default: as it was built)',
      read: baseUrlFlag,
    },
    ...serverOptions,
    hostRules: {
      usage: '--host-rules <host>',
      summary: 'treat slashes and missing pages as this host does',
      choices: hostNames,
    },
  },
  examples: [
    'docs-build serve',
    'docs-build serve site --port 8080 --open',
    'docs-build serve --host-rules github-pages',
  ],
  async run({ site, ...flags }, process) {
    const { serveCommand } = await import('../serve/serve-command.ts')
    return serveCommand(site, flags, process)
  },
}
