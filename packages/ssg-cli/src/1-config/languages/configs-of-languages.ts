import type { Host } from '../../host.ts'
import type { Config } from '../../model/config.ts'
import { outcome, type Outcome } from '../../model/outcome.ts'
import { inLanguage } from './in-language.ts'

/** The configs of the languages of a site, that of the language it is written in first. */
export interface LanguageConfigs {
  readonly config: Config
  readonly translations?: readonly Config[]
}

/** Make the config of each language: of all, or of those that are wanted. Of a site of one language it is the config. */
export function configsOfLanguages(
  host: Pick<Host, 'files'>,
  config: Config,
  wanted: readonly string[] = [],
): Outcome<LanguageConfigs> {
  const { languages } = config
  if (!languages) return outcome({ config })
  const ordered = [...languages.all].sort(
    (a, b) => Number(b.code === languages.default) - Number(a.code === languages.default),
  )
  const chosen = wanted.length === 0 ? ordered : ordered.filter(({ code }) => wanted.includes(code))
  const made = chosen.map((language) => inLanguage(host, { ...config, languages }, language))
  const [first = config, ...translations] = made.map(({ value }) => value)
  return outcome(
    { config: first, ...(translations.length > 0 && { translations }) },
    made.flatMap(({ diagnostics }) => diagnostics),
  )
}
