import type { FinishedSite } from '../../../plugin.ts'
import { docsRoutes, type RoutePlugin } from './docs-routes.ts'
import type { DocusaurusContext } from './site-context.ts'
import type { LifecyclePlugin } from './lifecycle.ts'

/** What the properties are made with. */
export interface FinishedGiven {
  readonly context: DocusaurusContext
  /** Absolute path of the output folder. */
  readonly outDir: string
  readonly plugin: LifecyclePlugin
  readonly options: unknown
  readonly content: unknown
}

/**
 * What `postBuild` of a plugin of Docusaurus is given: the site in its folder.
 *
 * @see https://docusaurus.io/docs/api/plugin-methods/lifecycle-apis#postBuild
 */
export function finishedProps(
  { pages, docs = {} }: Pick<FinishedSite, 'pages' | 'docs'>,
  { context, outDir, plugin, options, content }: FinishedGiven,
): object {
  const { shared: _, ...rest } = context
  const sources = new Map(pages.map(({ route, source }) => [route, source]))
  const leaf = (path: string, of: RoutePlugin) => {
    const source = sources.get(path)
    const metadata = source === undefined ? {} : { sourceFilePath: source }
    return { path, exact: true, component: '', metadata, plugin: of }
  }
  const collections = docs[context.i18n.currentLocale] ?? {}
  const ofDocs = new Set(
    Object.values(collections).flatMap((versions) =>
      Object.values(versions).flatMap((version) => Object.values(version.docs).map(({ path }) => path)),
    ),
  )
  const others = pages.filter(({ route }) => !ofDocs.has(route))
  const routes = [
    ...docsRoutes(collections, leaf),
    ...others.map(({ route }) => leaf(route, { name: 'docs-build', id: 'default' })),
  ]
  return {
    ...rest,
    outDir,
    content,
    routes,
    routesPaths: [...pages.map(({ route }) => route), `${context.baseUrl}404.html`],
    plugins: [{ ...plugin, options, content }],
    siteMetadata: { docusaurusVersion: '3.10.2', pluginVersions: {} },
    headTags: '',
    preBodyTags: '',
    postBodyTags: '',
    routesBuildMetadata: Object.fromEntries(pages.map(({ route, noIndex }) => [route, { noIndex }])),
    head: {},
  }
}
