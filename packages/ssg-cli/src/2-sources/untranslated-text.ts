import type { Config } from '../model/config.ts'
import type { Untranslated } from '../model/page-language-link.ts'
import type { SourcePage } from './source.ts'
import { isTranslation, translationPath } from './translated-files.ts'
import { editUrlOf } from './urls/edit-url.ts'

/**
 * What a doc says of its text that is in the language of the site, because nobody has translated it. Undefined where the
 * language is that one, or has no translations at all: then nobody is asked for one.
 */
export function untranslatedText({ page, source, body }: SourcePage, config: Config): Untranslated | undefined {
  const { languages, locale } = config
  if (!languages || !body || source === undefined || locale.code === languages.default) return undefined
  if (isTranslation(source, config) || page.content.type !== 'doc') return undefined
  const { htmlLang, direction } = languages.origin.locale
  const path = translationPath(source, config)
  const editUrl = path === undefined ? undefined : editUrlOf(page.content.editUrl, source, path)
  return { htmlLang, direction, ...(editUrl !== undefined && { editUrl }) }
}
