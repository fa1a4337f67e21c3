import { isObject } from '../../text/is-object.ts'
import { battery } from './battery.ts'
import { customCss } from './custom-css.ts'
import { cascadeLayers } from './future.ts'
import { granted, joined, leftOut, otherwise, partOf, type Rule } from './part.ts'
import { redirects } from './redirects.ts'
import { sitemap } from './sitemap.ts'
import type { SiteFacts } from './site-facts.ts'

const ownSearch = otherwise('a search comes with the site')
// The site may have one in its theme.
const liveScope = { scope: '@theme/ReactLiveScope' }
const idle = otherwise('pages of docs-build need no such thing')

/** What is done for plugins and themes that are known, by the names of their packages. */
export function ofPackages(facts: SiteFacts): Readonly<Record<string, Rule>> {
  return {
    '@docusaurus/theme-classic': (options, at) => partOf(options, at, { customCss: customCss(facts), id: granted }),
    '@docusaurus/theme-search-algolia': granted,
    '@docusaurus/theme-mermaid': (_, at) => battery('@docs-build/plugin-mermaid', {}, { ...facts, at }),
    '@docusaurus/theme-live-codeblock': (_, at) => battery('@docs-build/plugin-live', liveScope, { ...facts, at }),
    '@docusaurus/plugin-client-redirects': redirects,
    '@docusaurus/plugin-sitemap': sitemap,
    '@docusaurus/plugin-svgr': (options, at) =>
      partOf(options, at, { id: granted, svgrConfig: leftOut('SVG files are components as they are') }),
    '@docusaurus/plugin-debug': granted,
    '@docusaurus/plugin-css-cascade-layers': cascadeLayers,
    '@docusaurus/plugin-google-gtag': (options, at) => gtag(options, { ...facts, at }),
    '@docusaurus/plugin-google-analytics': leftOut('Universal Analytics was ended by its makers'),
    '@docusaurus/plugin-google-tag-manager': (options, at) => {
      const id = isObject(options) ? options['containerId'] : undefined
      if (id === undefined) return leftOut('it is told no containerId')(options, at)
      return battery('@docs-build/plugin-analytics', { googleTagManager: { id } }, { ...facts, at })
    },
    '@docusaurus/plugin-ideal-image': otherwise('pictures are shown as they are'),
    '@docusaurus/plugin-pwa': leftOut('a site does not install itself'),
    '@docusaurus/plugin-vercel-analytics': leftOut('Vercel’s script is not loaded'),
    '@docusaurus/plugin-rsdoctor': idle,
    'docusaurus-plugin-less': otherwise('stylesheets of Less are read where the site has "less"'),
    'docusaurus-plugin-sass': otherwise('stylesheets of Sass are read where the site has "sass"'),
    '@easyops-cn/docusaurus-search-local': ownSearch,
    '@getcanary/docusaurus-theme-search-pagefind': ownSearch,
    'docusaurus-lunr-search': ownSearch,
    'docusaurus-plugin-search-local': ownSearch,
    '@cmfcmf/docusaurus-search-local': ownSearch,
    'docusaurus-plugin-llms': otherwise('llms.txt is written anyway'),
    'docusaurus-plugin-copy-page-button': otherwise('the raw Markdown of a page lies beside it'),
    'docusaurus-plugin-image-zoom': otherwise('pictures are enlarged by the theme'),
    'plugin-image-zoom': otherwise('pictures are enlarged by the theme'),
    '@dipakparmar/docusaurus-plugin-umami': (options, at) => umami(options, { ...facts, at }),
  }
}

type Where = SiteFacts & { readonly at: string }

function gtag(options: unknown, where: Where) {
  const { trackingID, anonymizeIP } = isObject(options) ? options : {}
  if (trackingID === undefined) return leftOut('it is told no trackingID')(options, where.at)
  return joined([
    battery('@docs-build/plugin-analytics', { gtag: { id: trackingID } }, where),
    anonymizeIP === true ? otherwise('Google Analytics 4 keeps no addresses')(true, `${where.at}.anonymizeIP`) : {},
  ])
}

function umami(options: unknown, where: Where) {
  const { websiteID, analyticsDomain } = isObject(options) ? options : {}
  if (websiteID === undefined) return leftOut('it is told no websiteID')(options, where.at)
  const url = analyticsDomain === undefined ? {} : { url: `https://${String(analyticsDomain)}` }
  return battery('@docs-build/plugin-analytics', { umami: { websiteId: websiteID, ...url } }, where)
}
