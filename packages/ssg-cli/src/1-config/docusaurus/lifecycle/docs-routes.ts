import type { DocsData, VersionData } from '../../../model/docs-data.ts'

/** What makes the route of one page. */
type Leaf = (route: string, plugin: RoutePlugin) => object

/** Whose route it is. */
export interface RoutePlugin {
  readonly name: string
  readonly id: string
}

/**
 * Routes of docs within each other, as the docs plugin adds them: a collection, its versions, what stands around a doc, the
 * docs. Plugins that list docs, say in `llms.txt`, look them up in `props.version` of a version.
 *
 * @param collections docs of a language
 * @see https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-docs
 */
export function docsRoutes(collections: DocsData[string], leaf: Leaf): readonly object[] {
  return Object.entries(collections).map(([id, versions]) => {
    const plugin = { name: 'docusaurus-plugin-content-docs', id }
    const paths = Object.values(versions).map(({ path }) => path)
    return {
      path: paths.toSorted((left, right) => left.length - right.length)[0] ?? '/',
      exact: false,
      component: '@theme/DocsRoot',
      plugin,
      routes: Object.entries(versions).map(([name, data]) => versionRoute(name, data, { plugin, leaf })),
    }
  })
}

function versionRoute(
  version: string,
  { path, label, docs }: VersionData,
  { plugin, leaf }: { readonly plugin: RoutePlugin; readonly leaf: Leaf },
): object {
  const told = Object.values(docs).map(({ id, title, description, sidebar }) => [
    id,
    { id, title, description, sidebar },
  ])
  const around = { path, exact: false, plugin }
  return {
    ...around,
    component: '@theme/DocVersionRoot',
    props: { version: { pluginId: plugin.id, version, label, docs: Object.fromEntries(told) } },
    routes: [
      { ...around, component: '@theme/DocRoot', routes: Object.values(docs).map((doc) => leaf(doc.path, plugin)) },
    ],
  }
}
