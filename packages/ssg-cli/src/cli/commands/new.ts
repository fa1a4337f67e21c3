import type { Command, NoFlags } from '../command.ts'

/** `docs-build new` */
export const newSite: Command<{ readonly dir: string }, NoFlags> = {
  name: 'new',
  summary: 'write a small working site',
  arguments: { dir: { usage: '<dir>', summary: 'a folder that is empty or does not exist yet' } },
  options: {},
  examples: ['docs-build new my-docs', 'docs-build new .'],
  async run({ dir }, process) {
    const { newCommand } = await import('../new/new-command.ts')
    return newCommand(dir, process)
  },
}
