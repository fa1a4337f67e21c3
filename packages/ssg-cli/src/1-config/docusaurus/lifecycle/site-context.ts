import { generatedFolder } from '../../../text/modules/generated-folder.ts'
import { isObject } from '../../../text/is-object.ts'
import { i18nOf } from './i18n-of.ts'

/** What plugins of Docusaurus ask of their site, beside what plugins of ours are told. */
export interface DocusaurusContext {
  readonly siteConfig: Readonly<Record<string, unknown>>
  readonly baseUrl: string
  readonly i18n: ReturnType<typeof i18nOf>
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
 * @param outDir absolute path of the output folder
 * @see https://docusaurus.io/docs/api/plugin-methods/#context
 */
export function siteContext(
  config: unknown,
  siteDir: string,
  outDir = `${siteDir}/dist`,
): DocusaurusContext | undefined {
  if (!isObject(config) || !isObject(config['siteConfig'])) return undefined
  const { title, tagline = '', url, favicon, trailingSlash, baseUrl = '/', siteConfig } = config
  const all = { customFields: {}, themeConfig: {}, ...siteConfig, title, tagline, url, favicon, trailingSlash, baseUrl }
  const i18n = i18nOf(config, String(baseUrl))
  return {
    siteConfig: all,
    siteConfigPath: `${siteDir}/docusaurus.config.js`,
    siteVersion: undefined,
    siteStorage: { type: 'localStorage', namespace: '' },
    baseUrl: String(baseUrl),
    outDir,
    generatedFilesDir: `${siteDir}/${generatedFolder}`,
    localizationDir: `${siteDir}/${i18n.path}/${i18n.defaultLocale}`,
    i18n,
    codeTranslations: {},
    currentBundler: { name: 'esbuild', instance: {} },
    shared: { contents: {} },
  }
}
