import type { ServerInput } from '../../../host.ts'
import { isObject } from '../../../text/is-object.ts'

/**
 * The module of `useDocusaurusContext`. What it tells is written into the code, and is the same in browsers; in a
 * site of several languages the page says what is different in its own.
 *
 * @see https://docusaurus.io/docs/docusaurus-core#useDocusaurusContext
 */
export function docusaurusContext(site: ServerInput['site'], baseUrl: string): string {
  const {
    title = '',
    tagline = '',
    url = '',
    locale,
    siteConfig,
    siteConfigs = {},
    globalData = {},
    dataIn = {},
  } = site ?? {}
  const { code = 'en', label = code, htmlLang = code, direction = 'ltr' } = locale ?? {}
  const context = {
    siteConfig: { ...defaults, ...withoutThemes(siteConfig), title, tagline, url, baseUrl },
    siteMetadata: { pluginVersions: {} },
    i18n: {
      currentLocale: code,
      defaultLocale: code,
      locales: [code],
      localeConfigs: { [code]: { label, htmlLang, direction } },
    },
    globalData,
    codeTranslations: {},
  }
  const ofLanguages = Object.fromEntries(
    Object.entries(siteConfigs).map(([language, own]) => [language, changed(context.siteConfig, withoutThemes(own))]),
  )
  return `const context = ${JSON.stringify(context)}
const dataIn = ${JSON.stringify(dataIn)}
const siteConfigs = ${JSON.stringify(ofLanguages)}
const i18nOf = ({ locale, languages, defaultLanguage }) => ({
  currentLocale: locale.code,
  defaultLocale: defaultLanguage,
  locales: languages.map(({ code }) => code),
  localeConfigs: Object.fromEntries(languages.map(({ code, ...config }) => [code, config])),
})
const inLanguage = ({ messages, site }) => {
  if (!site) return context
  const { title, tagline, url, baseUrl, locale } = site
  return { ...context, siteConfig: { ...context.siteConfig, ...siteConfigs[locale.code], title, tagline, url, baseUrl }, i18n: i18nOf(site), globalData: { ...context.globalData, ...dataIn[locale.code] }, codeTranslations: messages }
}
const known = new WeakMap()
export default () => {
  const language = globalThis[Symbol.for('docs-build.language')]
  if (!language) return context
  if (!known.has(language)) known.set(language, inLanguage(language))
  return known.get(language)
}`
}

/** What a config that does not say it has in Docusaurus, as far as components ask for it. */
const defaults = { customFields: {}, themeConfig: {}, titleDelimiter: '|', noIndex: false }

/** Themes for code are long, and asked for with `usePrismTheme()`. */
function withoutThemes(siteConfig: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> {
  const { themeConfig } = siteConfig
  if (!isObject(themeConfig) || !isObject(themeConfig['prism'])) return siteConfig
  const { theme: _, darkTheme: __, ...prism } = themeConfig['prism']
  return { ...siteConfig, themeConfig: { ...themeConfig, prism } }
}

/** What is another value there: browsers load all of it. */
function changed(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const isSame = (key: string) => JSON.stringify(before[key]) === JSON.stringify(after[key])
  return Object.fromEntries(Object.entries(after).filter(([key]) => !isSame(key)))
}
