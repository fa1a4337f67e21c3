import { isObject } from '../../text/is-object.ts'
import { joinFolder } from '../../text/urls/resolve-path.ts'
import { joined, otherwise, partOf, same, type Part, type Rule } from './part.ts'
import type { SiteFacts } from './site-facts.ts'

/** `i18n`: the language of the site, or several of them. Docusaurus reads translations into the only language too. */
export function i18n({ filesIn }: Pick<SiteFacts, 'filesIn'>): Rule {
  return (value, at) => languagesPart(value, at, (folder) => filesIn(folder).length > 0)
}

function languagesPart(value: unknown, at: string, hasFiles: (folder: string) => boolean): Part {
  const { defaultLocale = 'en', locales, localeConfigs, path } = isObject(value) ? value : {}
  const codes = Array.isArray(locales) ? locales.map(String) : [String(defaultLocale)]
  const parts = codes.map((code) => {
    const own: unknown = isObject(localeConfigs) ? localeConfigs[code] : undefined
    return { code, ...languagePart(own, `${at}.localeConfigs.${code}`) }
  })
  const differences = parts.flatMap((part) => part.differences ?? [])
  const [only] = parts
  if (parts.length < 2 && !hasFiles(joinFolder(String(path ?? 'i18n'), folderOf(only)))) {
    const { label, htmlLang, direction } = Object(only?.config?.['language']) as Readonly<Record<string, unknown>>
    return { config: { locale: { code: String(defaultLocale), label, htmlLang, direction } }, differences }
  }
  const languages = parts.map(({ code, config = {} }) => [code, config['language'] ?? {}] as const)
  const all = { default: defaultLocale, locales: Object.fromEntries(languages), ...(path !== undefined && { path }) }
  return { config: { i18n: all }, differences }
}

/** The folder of a language among translations. */
function folderOf(part: { readonly code: string; readonly config?: Part['config'] } | undefined): string {
  const { path = part?.code } = Object(part?.config?.['language']) as { readonly path?: unknown }
  return String(path)
}

/** `localeConfigs` of a language. */
function languagePart(value: unknown, at: string): Part {
  const keys = ['label', 'direction', 'htmlLang', 'path', 'url', 'baseUrl', 'translate']
  return joined([
    partOf(value, at, {
      ...Object.fromEntries(keys.map((key) => [key, same(`language.${key}`)])),
      calendar: otherwise('dates are written in the calendar of the language'),
    }),
  ])
}
