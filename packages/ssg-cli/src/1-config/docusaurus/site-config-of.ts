import { deepest } from '../../text/is-object.ts'
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
  const above: unknown[] = []
  // Pages are the same wherever the site stands. What leads in a circle is no data, nor what nests without end.
  function portable(this: unknown, _: string, value: unknown): unknown {
    while (above.length > 0 && above.at(-1) !== this) above.pop()
    if (typeof value === 'string' && value.startsWith(`${siteDir}/`)) return `.${value.slice(siteDir.length)}`
    if (typeof value !== 'object' || value === null) return value
    if (above.length > deepest || above.includes(value)) return undefined
    above.push(value)
    return value
  }
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
