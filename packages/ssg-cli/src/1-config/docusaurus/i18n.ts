import { isObject } from '../../text/is-object.ts'
import { leftOut, partOf, same, type Rule } from './part.ts'

/** `i18n`: the default language of the site. */
export const i18n: Rule = (value, at) => {
  const { defaultLocale = 'en', localeConfigs } = isObject(value) ? value : {}
  const own: unknown = isObject(localeConfigs) ? localeConfigs[String(defaultLocale)] : undefined
  const keys = ['label', 'htmlLang', 'direction']
  return partOf(value, at, {
    defaultLocale: same('locale.code'),
    locales: (locales, place) =>
      Array.isArray(locales) && locales.length > 1
        ? leftOut(`of ${locales.length} languages only "${String(defaultLocale)}" is built`)(locales, place)
        : {},
    localeConfigs: () => ({
      config: {
        locale: Object.fromEntries(
          keys.flatMap((key) => (isObject(own) && own[key] !== undefined ? [[key, own[key]]] : [])),
        ),
      },
    }),
    path: () => ({}),
  })
}
