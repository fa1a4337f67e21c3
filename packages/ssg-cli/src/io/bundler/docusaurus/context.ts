import type { ServerInput } from '../../../host.ts'

/**
 * The module of `useDocusaurusContext`. What it tells is written into the code: it is the same in browsers.
 *
 * @see https://docusaurus.io/docs/docusaurus-core#useDocusaurusContext
 */
export function docusaurusContext(site: ServerInput['site'], baseUrl: string): string {
  const { title = '', tagline = '', url = '', locale, siteConfig } = site ?? {}
  const { code = 'en', label = code, htmlLang = code, direction = 'ltr' } = locale ?? {}
  const context = {
    siteConfig: { customFields: {}, themeConfig: {}, ...siteConfig, title, tagline, url, baseUrl },
    siteMetadata: { pluginVersions: {} },
    i18n: {
      currentLocale: code,
      defaultLocale: code,
      locales: [code],
      localeConfigs: { [code]: { label, htmlLang, direction } },
    },
    globalData: {},
    codeTranslations: {},
  }
  return `const context = ${JSON.stringify(context)}\nexport default () => context`
}
