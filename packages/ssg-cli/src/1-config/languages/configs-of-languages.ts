import type { Host } from '../../host.ts'
import type { Config } from '../../model/config.ts'
import type { Languages } from '../../model/languages.ts'
import { outcome, type Outcome } from '../../model/outcome.ts'
import type { Messages } from '../../2-sources/scan/messages-of.ts'
import { inLanguage } from './in-language.ts'
import type { ShownInLanguages } from './shown-in-languages.ts'

/** The configs of the languages of a site, that of the language it is written in first. */
export interface LanguageConfigs {
  readonly config: Config
  readonly translations?: readonly Config[]
}

/** What the configs of languages are made with. */
export interface LanguageOptions {
  /** Codes of languages. Default: all. */
  readonly wanted?: readonly string[] | undefined
  /** Code of a language → words that plugins have for it. */
  readonly words?: Readonly<Record<string, Messages>> | undefined
  /** What the config shows in languages that it asks for. */
  readonly shown?: ShownInLanguages
}

/** Make the config of each language: of all, or of those that are wanted. Of a site of one language it is the config. */
export function configsOfLanguages(
  host: Pick<Host, 'files'>,
  config: Config,
  { wanted = [], words = {}, shown = {} }: LanguageOptions = {},
): Outcome<LanguageConfigs> {
  if (!config.languages) return outcome({ config })
  const languages = { ...config.languages, ...differingIn(shown, config) }
  const ordered = [...languages.all].sort(
    (a, b) => Number(b.code === languages.default) - Number(a.code === languages.default),
  )
  const chosen = wanted.length === 0 ? ordered : ordered.filter(({ code }) => wanted.includes(code))
  const made = chosen.map((language) =>
    inLanguage(host, { ...config, ...shown[language.code], languages }, { ...language, words: words[language.code] }),
  )
  const [first = config, ...translations] = made.map(({ value }) => value)
  return outcome(
    { config: first, ...(translations.length > 0 && { translations }) },
    made.flatMap(({ diagnostics }) => diagnostics),
  )
}

function differingIn(shown: ShownInLanguages, config: Config): Pick<Languages, 'siteConfigs' | 'levels'> {
  const other = (key: 'siteConfig' | 'diagnostics') =>
    Object.entries(shown).flatMap(([code, own]) =>
      own[key] && JSON.stringify(own[key]) !== JSON.stringify(config[key]) ? [[code, own[key]] as const] : [],
    )
  const [siteConfigs, levels] = [other('siteConfig'), other('diagnostics')]
  return {
    ...(siteConfigs.length > 0 && { siteConfigs: Object.fromEntries(siteConfigs) }),
    ...(levels.length > 0 && { levels: Object.fromEntries(levels) as Languages['levels'] }),
  }
}
