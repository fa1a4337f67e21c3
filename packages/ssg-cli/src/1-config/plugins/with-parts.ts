import { isAbsolute } from 'node:path'
import { pluginConflict, pluginFailed } from '../../diagnostics/catalogue.ts'
import { alternatives, quote } from '../../diagnostics/quote.ts'
import type { Config } from '../../model/config.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { EveryPage } from '../../model/every-page.ts'
import { outcome, type Outcome } from '../../model/outcome.ts'
import { policyDirectives, type PolicySources } from '../../model/policy.ts'
import type { Plugin } from '../../plugin.ts'
import { wayFrom } from '../../text/urls/resolve-path.ts'
import { sitePath } from '../site-path.ts'

/** What is known of the site whose plugins bring something. */
export interface PartsPlace {
  /** Absolute path. */
  readonly siteDir: string
  /** The config file, relative to the site folder. */
  readonly source: string
}

/**
 * Join what plugins bring as data to the config: components, styles, tags, browser code, policy. The site has the last word:
 * its components take the place of a plugin's, and its styles come after.
 */
export function withParts(
  config: Config,
  plugins: readonly Plugin[],
  { siteDir, source }: PartsPlace,
): Outcome<Config> {
  const pathOf = (path: string) => (isAbsolute(path) ? wayFrom(siteDir, path) : sitePath(path))
  const components = Object.fromEntries(
    // Of two the first stays.
    plugins
      .toReversed()
      .flatMap((plugin) => Object.entries(plugin.components ?? {}).map(([name, path]) => [name, pathOf(path)])),
  )
  const { theme, security } = config
  // As in Docusaurus, the last one comes first.
  const modules = plugins.toReversed().flatMap(({ themes = [] }) => themes.map(pathOf))
  const aliases = Object.fromEntries(
    plugins.flatMap((plugin) =>
      Object.entries(plugin.aliases ?? {}).map(([name, meant]) => [
        name,
        meant !== false && isAbsolute(meant) ? `./${pathOf(meant)}` : meant,
      ]),
    ),
  )
  const defines = Object.assign({}, ...plugins.map((plugin) => plugin.defines)) as Record<string, string>
  const endings = plugins.flatMap((plugin) => plugin.endings ?? [])
  const everyPage: EveryPage = {
    head: plugins.flatMap(({ head = [] }) => head),
    client: clientParts(plugins, pathOf),
  }
  const joined = {
    ...config,
    theme: {
      ...theme,
      mdxComponents: { ...components, ...theme.mdxComponents },
      ...(modules.length > 0 && { modules }),
      ...(Object.keys(aliases).length > 0 && { aliases }),
      ...(Object.keys(defines).length > 0 && { defines }),
      ...(endings.length > 0 && { endings }),
      css: [...plugins.flatMap(({ styles = [] }) => styles.map(pathOf)), ...theme.css],
    },
    security: security.csp
      ? { csp: { ...security.csp, sources: joinedPolicy(security.csp.sources, plugins) } }
      : security,
    ...((everyPage.head.length > 0 || everyPage.client.length > 0) && { everyPage }),
  }
  return outcome(joined, [...conflicts(plugins, source), ...policyProblems(plugins, source)])
}

/** A plugin that is in the list several times has one chunk. */
function clientParts(plugins: readonly Plugin[], pathOf: (path: string) => string): EveryPage['client'] {
  const byName = new Map<string, string[]>()
  for (const { name, client = [] } of plugins)
    if (client.length > 0) byName.set(name, [...(byName.get(name) ?? []), ...client.map(pathOf)])
  return Array.from(byName, ([plugin, modules]) => ({ plugin, modules: [...new Set(modules)] }))
}

function joinedPolicy(own: PolicySources, plugins: readonly Plugin[]): PolicySources {
  const all = [own, ...plugins.map(({ policy = {} }) => policy)]
  return Object.fromEntries(
    policyDirectives.flatMap((name) => {
      const sources = [...new Set(all.flatMap((each) => each[name] ?? []))]
      return sources.length > 0 ? [[name, sources]] : []
    }),
  )
}

/** A directive that is mistyped, and a source that would add more to the policy than itself, must not go unnoticed. */
function policyProblems(plugins: readonly Plugin[], file: string): readonly Diagnostic[] {
  return plugins.flatMap(({ name: plugin, policy = {} }) =>
    Object.entries(policy).flatMap(([name, sources]) => {
      const isKnown = policyDirectives.some((known) => known === name)
      const wrong = sources.find((source) => !/^[^\s;,]+$/.test(source))
      const message = !isKnown
        ? `Unexpected directive ${quote(name)}, expected ${alternatives(policyDirectives)}`
        : `Unexpected source ${quote(wrong ?? '')} in ${quote(name)}, expected one such as "https://example.com"`
      return isKnown && wrong === undefined ? [] : [pluginFailed({ plugin, hook: 'policy', message, file })]
    }),
  )
}

/** What two plugins make, of which only the first one's is used. */
function conflicts(plugins: readonly Plugin[], file: string): readonly Diagnostic[] {
  const kinds: readonly (readonly [string, (plugin: Plugin) => object | undefined])[] = [
    ['directive', ({ directives }) => directives],
    ['fence', ({ code }) => code?.fences],
    ['component', ({ components }) => components],
  ]
  return kinds.flatMap(([kind, partOf]) => {
    const first = new Map<string, string>()
    return plugins.flatMap((plugin) =>
      Object.keys(partOf(plugin) ?? {}).flatMap((name) => {
        const before = first.get(name)
        if (before === undefined) first.set(name, plugin.name)
        return before === undefined ? [] : [pluginConflict({ file, kind, name, first: before, second: plugin.name })]
      }),
    )
  })
}
