import { isObject } from '../../../text/is-object.ts'
import { directionOf, ownName } from '../../../text/language-facts.ts'

/**
 * The languages of a site as its plugins are told of them.
 *
 * @param config one of Docusaurus, or one of ours that was made of it
 * @see https://docusaurus.io/docs/api/docusaurus-config#i18n
 */
export function i18nOf(config: Readonly<Record<string, unknown>>, baseUrl: string) {
  const locale = Object(config['locale']) as Readonly<Record<string, unknown>>
  const i18n: Readonly<Record<string, unknown>> = isObject(config['i18n']) ? config['i18n'] : {}
  const { default: own = locale['code'] ?? 'en', defaultLocale = own, locales, localeConfigs, path = 'i18n' } = i18n
  const written = Array.isArray(locales) ? localeConfigs : locales
  const code = String(defaultLocale)
  const codes = Array.isArray(locales) ? locales.map(String) : isObject(locales) ? Object.keys(locales) : [code]
  const configs = codes.map((each) => {
    const told: unknown = isObject(written) ? written[each] : locale
    const { htmlLang = each, ...more } = Object(told) as Readonly<Record<string, unknown>>
    const tag = String(htmlLang)
    const known = {
      label: ownName(tag),
      direction: directionOf(tag),
      path: each,
      calendar: 'gregory',
      translate: true,
      url: config['url'],
      baseUrl: each === code ? baseUrl : `${baseUrl.replace(/\/?$/, '/')}${each}/`,
    }
    return [each, { ...known, ...defined(more), htmlLang: tag } as Readonly<Record<string, unknown>>] as const
  })
  return {
    defaultLocale: code,
    currentLocale: code,
    locales: codes,
    path: String(path),
    localeConfigs: Object.fromEntries(configs),
  }
}

function defined(values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}
