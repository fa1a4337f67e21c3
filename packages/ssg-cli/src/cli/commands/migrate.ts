import type { Command, NoFlags } from '../command.ts'
import { siteArgument, type SiteArgument } from './shared.ts'

/** `docs-build migrate` */
export const migrate: Command<SiteArgument, NoFlags> = {
  name: 'migrate',
  summary: 'write the docs.config.ts that says what a docusaurus.config says',
  arguments: { site: siteArgument },
  options: {},
  notes: `Both configs give the same site, and the new one is read from then on. Comments say where a choice was made, and what
differs from Docusaurus. No file is overwritten.`,
  examples: ['docs-build migrate', 'docs-build migrate website'],
  async run({ site }, process) {
    const { migrateCommand } = await import('../migrate/migrate-command.ts')
    return migrateCommand(site, process)
  },
}
