import { fileURLToPath } from 'node:url'
import { definePlugin, type PluginFactory } from 'docs-build'
import { checkedOptions, settingsName, type AnalyticsOptions, type PageSettings } from './options.ts'
import { servicesOf } from './services.ts'

export type { AnalyticsOptions } from './options.ts'

/** Name of a service → its module in `client/`. */
const modules = {
  gtag: 'gtag',
  googleTagManager: 'google-tag-manager',
  plausible: 'plausible',
  umami: 'umami',
  matomo: 'matomo',
} as const

/**
 * Tell services of page views: of the first page of a visit, and of each to which a reader goes without a load. The policy of
 * the site is widened by what they need and by nothing else. Nothing is told in `docs-build watch`.
 *
 *     plugins: [['@docs-build/plugin-analytics', { plausible: { domain: 'docs.example.com' } }]]
 */
const analytics: PluginFactory<AnalyticsOptions> = definePlugin(({ isWatch }, options: AnalyticsOptions = {}) => {
  const services = Object.entries(servicesOf(checkedOptions(options)))
  if (services.length === 0) {
    throw new Error(`Unexpected options without a service, expected one of ${Object.keys(modules).join(', ')}`)
  }
  if (isWatch) return { name: 'analytics' }
  const settings: PageSettings = {
    services: Object.fromEntries(services.map(([name, service]) => [name, service.settings])),
    respectDoNotTrack: options.respectDoNotTrack ?? false,
  }
  const sourcesOf = (name: 'script-src' | 'connect-src' | 'img-src') => [
    ...new Set(services.flatMap(([, { policy }]) => policy[name] ?? [])),
  ]
  return {
    name: 'analytics',
    head: [{ tag: 'meta', attributes: { name: settingsName, content: JSON.stringify(settings) } }],
    client: services.map(([name]) =>
      // The names of services are those of the table.
      fileURLToPath(new URL(`../src/client/${modules[name as keyof typeof modules]}.ts`, import.meta.url)),
    ),
    policy: {
      'script-src': sourcesOf('script-src'),
      'connect-src': sourcesOf('connect-src'),
      'img-src': sourcesOf('img-src'),
    },
  }
})

export default analytics
