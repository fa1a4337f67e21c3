import { docusaurusHead } from './docusaurus-head.ts'
import { docusaurusInterpolate, docusaurusTranslate } from './docusaurus-translate.ts'
import type { Plugin } from '../esbuild.ts'

/**
 * Modules that docs and components written for Docusaurus import, by what is left of them without a router: links are
 * links, and what needs a browser is left to islands.
 *
 * @see https://docusaurus.io/docs/docusaurus-core
 */
function modules({ theme, baseUrl }: DocusaurusOptions, isBrowser: boolean): Readonly<Record<string, string>> {
  const base = JSON.stringify(baseUrl)
  return {
    // The head of a page is written when the page is; what takes over in the browser has nothing to add.
    Head: isBrowser ? 'export default () => null' : docusaurusHead,
    Link: `import { createElement } from 'react'
import theme from ${JSON.stringify(`${theme}/server`)}
export default ({ to, href = to, autoAddBaseUrl, isNavLink, activeClassName, ...rest }) =>
  createElement(theme.components.a ?? 'a', { href, ...rest })`,
    useBaseUrl: `const withBase = (url = '', { absolute } = {}) =>
  /^(?:[a-z][a-z+.-]*:|\\/\\/|#)/i.test(url) || url === '' || url.startsWith(${base}) ? url : ${base} + url.replace(/^\\/+/, '')
export default withBase
export const useBaseUrlUtils = () => ({ withBaseUrl: withBase })`,
    BrowserOnly: `export default ({ fallback = null }) => fallback`,
    Interpolate: docusaurusInterpolate,
    Translate: docusaurusTranslate,
    useIsBrowser: `export default () => false`,
  }
}

interface DocusaurusOptions {
  readonly theme: string
  readonly baseUrl: string
}

/** Resolve the imports of `@docusaurus/…` that have a meaning here. */
export function docusaurusModules(siteDir: string, options: DocusaurusOptions): Plugin {
  return {
    name: 'docusaurus-modules',
    setup(context) {
      const known = modules(options, context.initialOptions.platform === 'browser')
      context.onResolve({ filter: /^@docusaurus\// }, ({ path }) => {
        const name = path.slice('@docusaurus/'.length)
        return known[name] === undefined ? undefined : { path: name, namespace: 'docusaurus' }
      })
      context.onLoad({ filter: /.*/, namespace: 'docusaurus' }, ({ path }) => ({
        contents: known[path],
        loader: 'js',
        resolveDir: siteDir,
      }))
    },
  }
}
