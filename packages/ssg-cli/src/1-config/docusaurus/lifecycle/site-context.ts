import { generatedFolder } from '../../../text/generated-folder.ts'
import { isObject } from '../../../text/is-object.ts'

/** What plugins of Docusaurus ask of their site, beside what plugins of ours are told. */
export interface DocusaurusContext {
  readonly siteConfig: Readonly<Record<string, unknown>>
  readonly baseUrl: string
  readonly [name: string]: unknown
  /** What plugins of one load tell each other. */
  readonly shared: SharedContent
}

/** Contents of the plugins of a site, for those that ask for all of them. */
export interface SharedContent {
  /** Name of a plugin → id of its instance → what it loaded. */
  readonly contents: Record<string, Record<string, unknown>>
}

/**
 * The context of Docusaurus' plugins, for a site whose config was made of one of Docusaurus. Undefined for other sites.
 *
 * @param config as its author wrote it
 * @see https://docusaurus.io/docs/api/plugin-methods/#context
 */
export function siteContext(config: unknown, siteDir: string): DocusaurusContext | undefined {
  if (!isObject(config) || !isObject(config['siteConfig'])) return undefined
  const { title, tagline = '', url, favicon, trailingSlash, baseUrl = '/', siteConfig } = config
  const all = { customFields: {}, themeConfig: {}, ...siteConfig, title, tagline, url, favicon, trailingSlash, baseUrl }
  const code = codeOf(config)
  return {
    siteConfig: all,
    siteConfigPath: `${siteDir}/docusaurus.config.js`,
    siteVersion: undefined,
    siteStorage: { type: 'localStorage', namespace: '' },
    baseUrl: String(baseUrl),
    outDir: `${siteDir}/dist`,
    generatedFilesDir: `${siteDir}/${generatedFolder}`,
    localizationDir: `${siteDir}/i18n/${code}`,
    i18n: {
      defaultLocale: code,
      currentLocale: code,
      locales: [code],
      path: 'i18n',
      localeConfigs: { [code]: { label: code, htmlLang: code, direction: 'ltr', path: code, calendar: 'gregory' } },
    },
    codeTranslations: {},
    currentBundler: { name: 'esbuild', instance: {} },
    shared: { contents: {} },
  }
}

function codeOf({ i18n, locale }: Readonly<Record<string, unknown>>): string {
  const code = isObject(i18n) ? i18n['defaultLocale'] : isObject(locale) ? locale['code'] : undefined
  return typeof code === 'string' ? code : 'en'
}
