import { freezeKinds } from '../../edits/freeze/freeze-plan.ts'
import type { Command } from '../command.ts'
import type { VersionFlags } from '../version/version-command.ts'
import { siteArgument, type SiteArgument } from './shared.ts'

/** The arguments of `docs-build version`. */
interface VersionArguments extends SiteArgument {
  readonly name: string
}

/** `docs-build version` */
export const version: Command<VersionArguments, VersionFlags> = {
  name: 'version',
  summary: 'freeze the current docs of a collection as a version',
  arguments: { name: { usage: '<name>', summary: 'name of the version: 8.1' }, site: siteArgument },
  options: {
    collection: { usage: '--collection <id>', summary: 'which docs to freeze (default: those with versions)' },
    as: {
      usage: '--as <kind>',
      summary:
        'copy: all files; overlay: only files that differ from the version below; git: no files, a git ref holds them',
      choices: freezeKinds,
      default: 'copy',
    },
    ref: {
      usage: '--ref <ref>',
      summary: 'git ref for --as git (default: the tag v<name> or <name>, else the current commit)',
    },
  },
  examples: [
    'docs-build version 8.1',
    'docs-build version 8.2 site --as overlay',
    'docs-build version 8.1 --as git --ref v8.1.0 --collection api',
  ],
  async run({ name, site, ...flags }, process) {
    const { versionCommand } = await import('../version/version-command.ts')
    return versionCommand(name, site, flags, process)
  },
}
