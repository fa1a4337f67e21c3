import { importOf } from './import-of.ts'

const context = importOf('useDocusaurusContext', '@docusaurus/useDocusaurusContext')
const part = (name: string) => `${context}\nexport default useDocusaurusContext().${name}`

/**
 * What Docusaurus writes into its work folder while it builds, and code of sites imports. Not a hook: it is asked once.
 *
 * @see https://docusaurus.io/docs/advanced/client
 */
export const generatedModules: Readonly<Record<string, string>> = {
  '@generated/docusaurus.config': part('siteConfig'),
  '@generated/site-metadata': part('siteMetadata'),
  '@generated/i18n': part('i18n'),
  '@generated/codeTranslations': part('codeTranslations'),
  '@generated/globalData': part('globalData'),
  '@generated/site-storage': "export default { type: 'localStorage', namespace: '' }",
  // Pages are documents: there is no list of them in browsers.
  '@generated/routes': 'export default []',
  '@generated/routesChunkNames': 'export default {}',
  '@generated/registry': 'export default {}',
  '@generated/client-modules': 'export default []',
}
