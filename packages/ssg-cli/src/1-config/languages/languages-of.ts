import { quote } from '../../diagnostics/quote.ts'
import type { Config } from '../../model/config.ts'
import type { Language, Languages } from '../../model/languages.ts'
import { directionOf, ownName } from '../../text/language-facts.ts'
import { baseUrl as baseUrlOf } from '../base-url.ts'
import type { i18nSchema } from './i18n-schema.ts'
import type { Problem } from '../problem.ts'
import type { Output } from '../zod.ts'

/** The languages as the config has them. */
export type I18n = Output<typeof i18nSchema>

/** What the languages of a site follow from besides. */
export type OfSite = Pick<Config, 'title' | 'tagline' | 'url' | 'baseUrl'>

/** The languages of a site, with what follows from their codes. */
export function languagesOf(i18n: I18n, { title, tagline, url, baseUrl }: OfSite): Languages {
  const all = Object.entries(i18n.locales).map(([code, own]): Language => {
    const htmlLang = own.htmlLang ?? code
    const below = code === i18n.default ? baseUrl : `${baseUrl}${code}/`
    return {
      code,
      label: own.label ?? ownName(htmlLang),
      htmlLang,
      direction: own.direction ?? directionOf(htmlLang),
      baseUrl: own.baseUrl === undefined ? below : baseUrlOf(own.baseUrl),
      url: own.url ?? url,
    }
  })
  const origin = all.find(({ code }) => code === i18n.default) ?? all[0]
  return {
    default: i18n.default,
    all,
    root: baseUrl,
    path: i18n.path,
    written: i18n.locales,
    origin: { title, tagline, url, locale: localeOf(origin) },
  }
}

/** The language as the layout knows it. */
export function localeOf(language: Language | undefined): Config['locale'] {
  const { code = 'en', label = 'English', htmlLang = code, direction = 'ltr' } = language ?? {}
  return { code, label, htmlLang, direction }
}

/** What is wrong with languages that are right one by one. */
export function languageProblems(i18n: I18n, { baseUrl }: Pick<OfSite, 'baseUrl'>): Problem[] {
  const codes = Object.keys(i18n.locales)
  const bases = new Map<string, string>()
  const problems: Problem[] = []
  if (!codes.includes(i18n.default)) {
    const message = `Unexpected default language ${quote(i18n.default)}, expected one of "locales": ${codes.map(quote).join(', ')}`
    problems.push({ path: ['i18n', 'default'], message, string: i18n.default })
  }
  for (const [code, { baseUrl: written }] of Object.entries(i18n.locales)) {
    const path = ['i18n', 'locales', code]
    const own = written === undefined ? (code === i18n.default ? baseUrl : `${baseUrl}${code}/`) : baseUrlOf(written)
    if (!own.startsWith(baseUrl)) {
      const message = `Unexpected base URL ${quote(own)}, expected a path below ${quote(baseUrl)}, where the site is`
      problems.push({ path: [...path, 'baseUrl'], message, ...(written !== undefined && { string: written }) })
    }
    const other = bases.get(own)
    if (other !== undefined) {
      const message = `Unexpected base URL ${quote(own)}, which language ${quote(other)} has, expected another path`
      problems.push({ path: [...path, 'baseUrl'], message, ...(written !== undefined && { string: written }) })
    }
    bases.set(own, code)
  }
  return problems
}
