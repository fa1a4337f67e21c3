import type { Command } from '../command.ts'
import type { RoutesFlags } from '../routes/routes-command.ts'
import { siteArgument, type SiteArgument } from './shared.ts'

/** `docs-build routes` */
export const routes: Command<SiteArgument, RoutesFlags> = {
  name: 'routes',
  summary: 'list the URLs of the site, or lock them in routes.lock',
  arguments: { site: siteArgument },
  options: {
    update: {
      usage: '--update',
      summary: 'write URLs and anchors of released versions to routes.lock',
      default: false,
    },
    json: { usage: '--json', summary: 'list with anchors and sources, as JSON', default: false },
  },
  examples: ['docs-build routes', 'docs-build routes site --update'],
  async run({ site, ...flags }, process) {
    const { routesCommand } = await import('../routes/routes-command.ts')
    return routesCommand(site, flags, process)
  },
}
