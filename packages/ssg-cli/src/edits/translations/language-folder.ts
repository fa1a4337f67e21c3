import type { Config } from '../../model/config.ts'
import { joinFolder } from '../../text/urls/resolve-path.ts'

/** The folder of the translations into the language of a config, relative to the site folder: also one that is not there yet. */
export function languageFolder({ languages, locale }: Config): string {
  return (
    languages?.folder ?? joinFolder(languages?.path ?? 'i18n', languages?.written[locale.code]?.path ?? locale.code)
  )
}

/** The config of a language that has a folder, although nobody began to translate. */
export function withLanguageFolder(config: Config): Config {
  return config.languages ? { ...config, languages: { ...config.languages, folder: languageFolder(config) } } : config
}
