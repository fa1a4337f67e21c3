import type { Command, NoFlags } from '../command.ts'
import { siteArgument, type SiteArgument } from './shared.ts'

/** `docs-build doctor` */
export const doctor: Command<SiteArgument, NoFlags> = {
  name: 'doctor',
  summary: 'say what a site is built with, and what is wrong with that',
  arguments: { site: siteArgument },
  options: {},
  examples: ['docs-build doctor', 'docs-build doctor site'],
  async run({ site }, process) {
    const { doctorCommand } = await import('../doctor/doctor-command.ts')
    return doctorCommand(site, process)
  },
}
