/**
 * What components of a site find in `useDocusaurusContext().siteConfig`: what of its config is data.
 *
 * @see https://docusaurus.io/docs/docusaurus-core#useDocusaurusContext
 */
export function siteConfigOf({
  themeConfig = {},
  customFields = {},
  ...config
}: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const rest = Object.fromEntries(Object.entries(config).filter(([key]) => !unread.has(key)))
  // Themes for code are long, and known here by name only.
  const { prism: _prism, ...kept } = Object(themeConfig) as Readonly<Record<string, unknown>>
  return JSON.parse(JSON.stringify({ ...rest, customFields, themeConfig: kept })) as Readonly<Record<string, unknown>>
}

/** What says how the site is built, and what is always told as the site has it. */
const unread = new Set([
  'presets',
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
