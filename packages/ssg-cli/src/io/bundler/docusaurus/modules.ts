import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { asWrittenAttribute } from '../../../text/urls/as-written.ts'
import { generatedFiles, generatedFolder } from '../../../text/modules/generated-folder.ts'
import { importOf } from './import-of.ts'
import { externalUrl } from '../../../text/urls/split-url.ts'
import type { ServerInput } from '../../../host.ts'
import { docusaurusBlogHooks } from './blog-hooks.ts'
import { docusaurusContext } from './context.ts'
import { docusaurusDocsHooks } from './docs-hooks.ts'
import { docusaurusGlobalData } from './global-data.ts'
import { docusaurusDocsLayout } from './docs-layout.ts'
import { docusaurusHead } from './head.ts'
import { docusaurusAround, docusaurusPage, pageModule } from './page.ts'
import { docusaurusPrism, prismModule } from './prism.ts'
import { docusaurusRouter } from './router.ts'
import { navLinkState } from './nav-link.ts'
import { generatedModules } from './generated-modules.ts'
import { packageModules } from './package-modules.ts'
import { smallModules } from './small-modules.ts'
import { docusaurusThemeInternal } from './theme-internal.ts'
import { docusaurusSidebarHooks, docusaurusThemeCommon } from './theme-common.ts'
import { docusaurusInterpolate, docusaurusTranslate } from './translate.ts'
import type { Plugin } from '../../esbuild.ts'

/**
 * Modules that docs and components written for Docusaurus import, by what is left of them without a router: links are
 * links, and what needs a browser is left to islands.
 *
 * @see https://docusaurus.io/docs/docusaurus-core
 */
function modules(
  { theme, baseUrl, site, siteDir }: DocusaurusOptions & { readonly siteDir: string },
  isBrowser: boolean,
): Readonly<Record<string, string>> {
  const base = JSON.stringify(baseUrl)
  return {
    // The head of a page is written when the page is; what takes over in the browser has nothing to add.
    Head: isBrowser ? 'export default () => null' : docusaurusHead,
    Link: `import { createElement } from 'react'
import theme from ${JSON.stringify(`${theme}/server`)}
${importOf('{ useAround, useRoute }', pageModule)}
${importOf('useBaseUrl', '@docusaurus/useBaseUrl')}
const isRelative = (url) => typeof url === 'string' && /^[^/#?:]+(?:[/?#]|$)/.test(url)
export default ({ to, href: given = to, autoAddBaseUrl, isNavLink, activeClassName, isActive, exact, ...more }) => {
  const route = useRoute()
  const around = useAround()
  // The way around the check of links: a file, or an application beside the site.
  const isFree = typeof given === 'string' && given.startsWith('pathname://')
  const href = isFree ? given.slice(11) : given
  const rest = isFree ? { 'data-nobrokenlinkcheck': '', target: '_blank', rel: 'noopener noreferrer', ...more } : more
  // A browser would go from where the page was opened, with a slash at the end or without.
  const { pathname, search, hash } = isRelative(href) ? new URL(href, 'http://site' + route) : {}
  // Links of articles are looked at when the page is made; others are as they are given here.
  const own = (around === undefined || around.isPart || isFree) && autoAddBaseUrl !== false && href?.[0] === '/' ? useBaseUrl(href) : href
  const url = pathname === undefined ? own : pathname + search + hash
  const asWritten = ${isBrowser ? 'false' : "around !== undefined && !around.isPart && autoAddBaseUrl === false && url?.[0] === '/'"}
  const state = isNavLink ? navState({ url: useBaseUrl(url) ?? '', route, exact, isActive }, { activeClassName, ...rest }) : {}
  ${isBrowser ? '' : "if (['_self', undefined].includes(rest.target)) globalThis[Symbol.for('docs-build.declared')]?.links.add(url)"}
  return createElement(theme.components.a ?? 'a', { href: url, ...(asWritten && { '${asWrittenAttribute}': '' }), ...rest, ...state })
}
${navLinkState}`,
    useBaseUrl: `const baseOf = () => globalThis[Symbol.for('docs-build.language')]?.site?.baseUrl ?? ${base}
const origin = ${JSON.stringify(site?.url ?? '')}
const withBase = (url, { absolute = false, forcePrependBaseUrl = false } = {}) => {
  if (!url || url[0] === '#' || ${externalUrl}.test(url)) return url
  if (forcePrependBaseUrl) return baseOf() + url.replace(/^\\/+/, '')
  if (url === baseOf().replace(/\\/$/, '')) return baseOf()
  const based = url.startsWith(baseOf()) ? url : baseOf() + url.replace(/^\\/+/, '')
  return absolute ? origin + based : based
}
export default withBase
export const useBaseUrlUtils = () => ({ withBaseUrl: withBase })`,
    BrowserOnly: `${importOf('useIsBrowser', '@docusaurus/useIsBrowser')}
export default ({ children, fallback = null }) => useIsBrowser() ? children?.() : fallback`,
    _page: docusaurusPage(theme, isBrowser),
    _around: docusaurusAround(isBrowser),
    _prism: docusaurusPrism(siteDir, site),
    router: docusaurusRouter(isBrowser),
    useGlobalData: docusaurusGlobalData,
    ...smallModules(isBrowser),
    ExecutionEnvironment: executionEnvironment(isBrowser),
    Interpolate: docusaurusInterpolate,
    Translate: docusaurusTranslate,
    useDocusaurusContext: docusaurusContext(site, baseUrl),
    // An island shows first what the page has, so that React finds nothing else than it expects.
    useIsBrowser: isBrowser
      ? `import { useSyncExternalStore } from 'react'
export default () => useSyncExternalStore(() => () => undefined, () => true, () => false)`
      : 'export default () => false',
    'plugin-content-docs/client': [docusaurusDocsHooks(isBrowser), docusaurusSidebarHooks, docusaurusDocsLayout].join(
      '\n',
    ),
    'theme-common': docusaurusThemeCommon(isBrowser),
    'theme-common/internal': docusaurusThemeInternal(isBrowser),
    'theme-common/Details': "export { default as Details, default } from '@theme-original/Details'",
    'plugin-content-blog/client': docusaurusBlogHooks,
    'classic-sheet':
      "export default new Proxy({}, { get: (_, name) => (typeof name === 'string' ? name : undefined) })",
    ...packageModules,
    ...generatedModules,
  }
}

function executionEnvironment(isBrowser: boolean): string {
  const names = ['canUseDOM', 'canUseEventListeners', 'canUseIntersectionObserver', 'canUseViewport']
  return `export default ${JSON.stringify(Object.fromEntries(names.map((name) => [name, isBrowser])))}`
}

interface DocusaurusOptions {
  readonly theme: string
  readonly baseUrl: string
  readonly site?: ServerInput['site']
  readonly docs?: ServerInput['docs']
  /** Called when a component asks for the docs. */
  readonly onDocs?: () => void
}

/** In browsers an island stands on its own, and there are no docs. */
function docsModule({ docs, onDocs }: DocusaurusOptions): string {
  onDocs?.()
  return `export default ${JSON.stringify(docs?.() ?? {})}`
}

/** Resolve the imports of `@docusaurus/…` and `@generated/…` that have a meaning here. */
export function docusaurusModules(siteDir: string, options: DocusaurusOptions): Plugin {
  return {
    name: 'docusaurus-modules',
    setup(context) {
      const known = modules({ ...options, siteDir }, context.initialOptions.platform === 'browser')
      context.onResolve({ filter: /^@(?:docusaurus|generated)\// }, ({ path, kind }) => {
        const inTheme = /^@docusaurus\/theme-classic\/lib\/theme\/(.+)$/.exec(path)?.[1]
        // Sheets of the classic theme are about what it writes: names of classes that nothing is said of.
        if (inTheme?.endsWith('.css')) return { path: 'classic-sheet', namespace: 'docusaurus' }
        if (inTheme !== undefined) return context.resolve(`@theme-original/${inTheme}`, { resolveDir: siteDir, kind })
        const isGenerated = path.startsWith('@generated/')
        // Editors that write imports name the file in which a package has it.
        const name = isGenerated ? path : path.replace(/^@docusaurus\/(?:core\/lib\/client\/exports\/)?/, '')
        // Grammars are there for who colors code, and for nobody else.
        if (path === prismModule) return { path: name, namespace: 'docusaurus', sideEffects: false }
        if (known[name] !== undefined || name === '_docs') return { path: name, namespace: 'docusaurus' }
        // Plugins name what they wrote from the folder of all that is generated.
        return isGenerated ? { path: join(siteDir, generatedFolder, path.slice('@generated/'.length)) } : undefined
      })
      // What Docusaurus left in its own folder may be old.
      context.onResolve({ filter: /^[^!]*\.docusaurus\// }, ({ path }) => {
        const made = generatedFiles(path)
          .map((file) => join(siteDir, file))
          .find((file) => existsSync(file))
        return made === undefined ? undefined : { path: made }
      })
      context.onLoad({ filter: /.*/, namespace: 'docusaurus' }, ({ path }) => ({
        contents: path === '_docs' ? docsModule(options) : known[path],
        loader: 'js',
        resolveDir: siteDir,
      }))
    },
  }
}
