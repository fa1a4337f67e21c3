import type { Command } from '../command.ts'
import type { TranslationsFlags } from '../translations/translations-command.ts'
import { siteArgument, type SiteArgument } from './shared.ts'

/** `docs-build translations` */
export const translations: Command<SiteArgument, TranslationsFlags> = {
  name: 'translations',
  summary: 'list what is not translated, and translations that fell behind their originals',
  arguments: { site: siteArgument },
  options: {
    locale: {
      usage: '--locale <codes>',
      summary: 'only these languages of the site: de, or de,es',
      read: (text) => text.split(',').map((code) => code.trim()),
    },
    update: {
      usage: '--update',
      summary: 'write the messages of frame and components to the folders of the languages',
      default: false,
    },
    json: { usage: '--json', summary: 'list as JSON', default: false },
  },
  notes: `A translation fell behind when git shows that its original changed after it. Messages are in site.json, navbar.json,
footer.json and code.json of a language's folder, those of plugins of Docusaurus in folders named after these: --update adds
new ones without a text, keeps what is translated, and marks what nothing shows any more.`,
  examples: ['docs-build translations', 'docs-build translations site --locale de', 'docs-build translations --update'],
  async run({ site, ...flags }, process) {
    const { translationsCommand } = await import('../translations/translations-command.ts')
    return translationsCommand(site, flags, process)
  },
}
