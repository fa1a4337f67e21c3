import type { Command } from '../command.ts'
import type { EjectFlags } from '../eject/eject-command.ts'
import { siteArgument, type SiteArgument } from './shared.ts'

/** The arguments of `docs-build eject`. */
interface EjectArguments extends SiteArgument {
  readonly component?: string
}

/** `docs-build eject` */
export const eject: Command<EjectArguments, EjectFlags> = {
  name: 'eject',
  summary: 'copy a component of the theme into the site, to change it there',
  arguments: {
    component: { usage: '[component]', summary: 'name of the component: Footer' },
    site: siteArgument,
  },
  options: {
    list: { usage: '--list', summary: 'list the components that can be copied', default: false },
  },
  notes: `The copy and its stylesheet go to the folder theme/ of the site, or where theme.components of the config names them.
No file is overwritten. What the config needs is written to stdout. To put something around a component, import it as
@theme-original/Footer: nothing has to be copied.`,
  examples: ['docs-build eject --list', 'docs-build eject Footer', 'docs-build eject Footer site'],
  async run({ component, site, ...flags }, process) {
    const { ejectCommand } = await import('../eject/eject-command.ts')
    return ejectCommand({ component, site }, flags, process)
  },
}
