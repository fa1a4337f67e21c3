import type { FinishedSite } from '../../../plugin.ts'
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
  { pages }: Pick<FinishedSite, 'pages'>,
  { context, outDir, plugin, options, content }: FinishedGiven,
): object {
  const { shared: _, ...rest } = context
  const routes = pages.map(({ route, source }) => ({
    path: route,
    exact: true,
    component: '',
    metadata: source === undefined ? {} : { sourceFilePath: source },
    plugin: { name: 'docs-build', id: 'default' },
  }))
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
