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
  const { presets: _, plugins: _plugins, themes: _themes, markdown: _markdown, ...rest } = config
  // Themes for code are long, and known here by name only.
  const { prism: _prism, ...kept } = Object(themeConfig) as Readonly<Record<string, unknown>>
  return JSON.parse(JSON.stringify({ ...rest, customFields, themeConfig: kept })) as Readonly<Record<string, unknown>>
}
