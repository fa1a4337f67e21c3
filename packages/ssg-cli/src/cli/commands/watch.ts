import type { Command } from '../command.ts'
import type { WatchFlags } from '../watch/watch-command.ts'
import { baseUrlFlag } from './base-url-flag.ts'
import { serverOptions, siteArgument, type SiteArgument, localeOption } from './shared.ts'

/** `docs-build watch` */
export const watch: Command<SiteArgument, WatchFlags> = {
  name: 'watch',
  summary: 'serve the site, rebuild what a saved file touches, update the open browser in place',
  arguments: { site: siteArgument },
  options: {
    baseUrl: { usage: '--base-url <path>', summary: 'put the site under this path', read: baseUrlFlag },
    locale: localeOption,
    drafts: { usage: '--drafts', summary: 'include drafts', default: true, off: 'leave drafts out' },
    ...serverOptions,
  },
  examples: ['docs-build watch', 'docs-build watch site --port 8080 --open'],
  async run({ site, ...flags }, process) {
    const { watchCommand } = await import('../watch/watch-command.ts')
    return watchCommand(site, flags, process)
  },
}
