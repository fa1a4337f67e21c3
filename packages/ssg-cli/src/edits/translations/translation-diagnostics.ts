import type { PlannedSite } from '../../2-sources/plan-site.ts'
import { missingTranslation, staleTranslation, unknownStaleness } from '../../diagnostics/catalogue.ts'
import type { Host } from '../../host.ts'
import type { Config } from '../../model/config.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { withLanguageFolder } from './language-folder.ts'
import { pageTranslations } from './page-translations.ts'

/**
 * What is not translated, and which translations fell behind their originals. Most sites translate when they get to it:
 * nothing is said, and git is not asked, unless the config sets the level of `missing-translation` or `stale-translation`.
 */
export async function translationDiagnostics(
  { git }: Pick<Host, 'git'>,
  { site, languages }: PlannedSite,
): Promise<readonly Diagnostic[]> {
  const { diagnostics: levels } = site.config
  const wantsMissing = isAskedFor(levels, 'missing-translation')
  const wantsStale = isAskedFor(levels, 'stale-translation')
  if (!wantsMissing && !wantsStale) return []
  const files = languages.flatMap(({ config, placed }) =>
    isTranslated(config)
      ? pageTranslations(withLanguageFolder(config), placed.value).map((file) => ({
          ...file,
          language: config.locale.code,
        }))
      : [],
  )
  const missing = wantsMissing ? files.filter(({ isThere }) => !isThere).map(missingTranslation) : []
  const pairs = files.filter(({ isThere }) => isThere)
  if (!wantsStale || pairs.length === 0) return missing
  const found = await git.staleFiles(pairs.map(({ translation: file, original: follows }) => ({ file, follows })))
  if ('problem' in found) return [...missing, unknownStaleness({ file: site.configSource, problem: found.problem })]
  const stale = pairs.flatMap(({ translation, original }) => {
    const behind = found.get(translation)
    return behind ? [staleTranslation({ translation, original, since: behind.since })] : []
  })
  return [...missing, ...stale]
}

function isAskedFor(levels: Config['diagnostics'], code: Diagnostic['code']): boolean {
  return (levels[code] ?? 'ignore') !== 'ignore'
}

/** Not the language of the site, nor one in which the theme speaks alone. */
function isTranslated({ languages, locale: { code } }: Config): boolean {
  return languages !== undefined && code !== languages.default && languages.written[code]?.translate !== false
}
