import { isObject } from '../../text/is-object.ts'

/** The plugins of the classic preset in its order, by the keys of its options. */
const plugins: Readonly<Record<string, string>> = {
  docs: '@docusaurus/plugin-content-docs',
  blog: '@docusaurus/plugin-content-blog',
  pages: '@docusaurus/plugin-content-pages',
  googleAnalytics: '@docusaurus/plugin-google-analytics',
  gtag: '@docusaurus/plugin-google-gtag',
  googleTagManager: '@docusaurus/plugin-google-tag-manager',
  sitemap: '@docusaurus/plugin-sitemap',
  svgr: '@docusaurus/plugin-svgr',
}

/** Those that are there only with options. */
const onRequest = /^google|^gtag$/

/**
 * What the classic preset gives a preset that extends it: the names of its plugins and themes with their options.
 *
 * @see https://docusaurus.io/docs/using-plugins#docusauruspreset-classic
 */
export function classicParts(options: unknown): { readonly plugins: unknown[]; readonly themes: unknown[] } {
  const given = isObject(options) ? options : {}
  const isOn = (key: string) => given[key] !== false && (given[key] !== undefined || !onRequest.test(key))
  return {
    plugins: Object.entries(plugins).flatMap(([key, name]) => (isOn(key) ? [[name, given[key] ?? {}]] : [])),
    themes: [['@docusaurus/theme-classic', given['theme'] ?? {}]],
  }
}
