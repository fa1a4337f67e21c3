import { themeConfigDefaults } from './theme-config-defaults.ts'

/**
 * What components of a site find in `useDocusaurusContext().siteConfig`: what of its config is data.
 *
 * @see https://docusaurus.io/docs/docusaurus-core#useDocusaurusContext
 */
export function siteConfigOf(
  { themeConfig = {}, customFields = {}, ...config }: Readonly<Record<string, unknown>>,
  siteDir: string,
): Readonly<Record<string, unknown>> {
  const rest = Object.fromEntries(Object.entries(config).filter(([key]) => !unread.has(key)))
  const withDefaults = themeConfigDefaults(Object(themeConfig) as Readonly<Record<string, unknown>>)
  // Pages are the same wherever the site stands.
  const portable = (_: string, value: unknown) =>
    typeof value === 'string' && value.startsWith(`${siteDir}/`) ? `.${value.slice(siteDir.length)}` : value
  const text = JSON.stringify({ ...rest, customFields, themeConfig: withDefaults }, portable)
  return JSON.parse(text) as Readonly<Record<string, unknown>>
}

/** What says how the site is built, and what is always told as the site has it. */
const unread = new Set([
  'plugins',
  'themes',
  'markdown',
  'clientModules',
  'headTags',
  'scripts',
  'stylesheets',
  'staticDirectories',
  'future',
  'title',
  'tagline',
  'url',
  'baseUrl',
])
