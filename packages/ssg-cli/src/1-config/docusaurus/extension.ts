import { stoodFor } from './stand-in.ts'

/** What a config may list: presets, plugins and themes. */
export type ExtensionKind = 'preset' | 'plugin' | 'theme'

/** The preset whose parts are known. */
export const classicPreset = '@docusaurus/preset-classic'

/** An entry of `presets`, `plugins` or `themes`. */
export interface Extension {
  /** Its package as npm names it, or the path of a module of the site; of a function its name. */
  readonly name: string
  readonly kind: ExtensionKind
  readonly isFunction: boolean
  /** As the config has it. */
  readonly what: unknown
  readonly options: unknown
  /** Where it stands: `plugins[1]`. */
  readonly at: string
}

/**
 * The entries of a list, each by the name of its package however it is written: `classic`, a tuple, the path of an installed
 * module, a module that was required. What is false or null is left out.
 *
 * @see https://docusaurus.io/docs/using-plugins#module-shorthands
 */
export function extensionsOf(list: unknown, kind: ExtensionKind): readonly Extension[] {
  const entries: readonly unknown[] = Array.isArray(list) ? list : []
  return entries.flatMap((entry, index) => {
    if (entry === false || entry === null || entry === undefined) return []
    const [what, options = {}]: readonly unknown[] = Array.isArray(entry) ? entry : [entry]
    const name = typeof what === 'string' ? packageNamed(what, kind) : stoodFor(what)?.name
    const own = typeof what === 'function' ? what.name || 'a function' : String(what)
    return { name: name ?? own, kind, isFunction: name === undefined, what, options, at: `${kind}s[${index}]` }
  })
}

/**
 * The name of a package by one of its short forms.
 *
 *     packageNamed('classic', 'preset')                              // → '@docusaurus/preset-classic'
 *     packageNamed('@acme', 'plugin')                                // → '@acme/docusaurus-plugin'
 *     packageNamed('/site/node_modules/@acme/search/lib/index.js')   // → '@acme/search'
 */
export function packageNamed(name: string, kind: ExtensionKind): string {
  const installed = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(name)?.[1]
  if (installed !== undefined) return installed.replaceAll('\\', '/')
  if (/^(?:\.|\/|[a-z]:)/i.test(name)) return name
  if (/^@[^/]+$/.test(name)) return `${name}/docusaurus-${kind}`
  const own = [`${kind}-${name}`, name].find((each) => ofDocusaurus.includes(each))
  return own === undefined || name.includes('/') ? name : `@docusaurus/${own}`
}

/**
 * The packages that a name may mean, in the order in which they are looked for.
 *
 *     packagesNamed('redoc', 'plugin')        // → ['redoc', 'docusaurus-plugin-redoc']
 *     packagesNamed('@acme/redoc', 'plugin')  // → ['@acme/redoc', '@acme/docusaurus-plugin-redoc']
 */
export function packagesNamed(name: string, kind: ExtensionKind): readonly string[] {
  if (/^(?:\.|\/|[a-z]:)/i.test(name)) return [name]
  const [, scope = '', own = ''] = /^(@[^/]+\/)?([^/]+)$/.exec(name) ?? []
  return own === '' ? [name] : [name, `${scope}docusaurus-${kind}-${own}`]
}

/** Packages of Docusaurus that a config may name without their scope. */
const ofDocusaurus: readonly string[] = [
  'preset-classic',
  'plugin-client-redirects',
  'plugin-content-blog',
  'plugin-content-docs',
  'plugin-content-pages',
  'plugin-css-cascade-layers',
  'plugin-debug',
  'plugin-google-analytics',
  'plugin-google-gtag',
  'plugin-google-tag-manager',
  'plugin-ideal-image',
  'plugin-pwa',
  'plugin-rsdoctor',
  'plugin-sitemap',
  'plugin-svgr',
  'plugin-vercel-analytics',
  'theme-classic',
  'theme-live-codeblock',
  'theme-mermaid',
  'theme-search-algolia',
]
