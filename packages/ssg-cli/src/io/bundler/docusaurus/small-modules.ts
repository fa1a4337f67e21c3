import { importOf } from './import-of.ts'
import { externalUrl } from '../../../text/urls/split-url.ts'
import { routeContextModule } from '../../../text/modules/route-context-module.ts'
import { pageModule } from './page.ts'

/**
 * Modules of few lines, by their names.
 *
 * @see https://docusaurus.io/docs/docusaurus-core
 */
export function smallModules(isBrowser: boolean): Readonly<Record<string, string>> {
  return {
    constants: "export const DEFAULT_PLUGIN_ID = 'default'",
    ErrorBoundary: `import { Component } from 'react'
export default class ErrorBoundary extends Component {
  state = { error: null }
  static getDerivedStateFromError(error) { return { error } }
  render() {
    const { error } = this.state
    if (error === null) return this.props.children ?? null
    return this.props.fallback?.({ error, tryAgain: () => this.setState({ error: null }) }) ?? null
  }
}`,
    isInternalUrl: `export const hasProtocol = (url) => ${externalUrl}.test(url)
export default (url) => url !== undefined && !hasProtocol(url)`,
    Noop: 'export default () => null',
    ComponentCreator: 'export default () => () => null',
    // Each page has the one route below that leads to it.
    renderRoutes: `import { createElement } from 'react'
export default (routes, more) => (routes?.[0] ? createElement(routes[0].component, more) : null)`,
    _route: `import { createContext, createElement, useContext } from 'react'
const Route = createContext(undefined)
export const useRoute = () => useContext(Route)
export const RouteContext = ({ plugin, data, children }) => {
  const above = useContext(Route)
  const value = above ? { ...above, data: { ...above.data, ...data } } : { plugin, data }
  return createElement(Route.Provider, { value }, children)
}`,
    // Links and ids of a page are read from its HTML. What this tells besides is whose a link is, and which ids come later.
    useBrokenLinks: `const declared = () => globalThis[Symbol.for('docs-build.declared')]
const collectLink = (url) => { declared()?.links.add(url) }
const collectAnchor = (id) => { declared()?.anchors.add(id) }
export default () => ({ collectLink, collectAnchor })`,
    // Nothing is laid out where a page is rendered.
    useIsomorphicLayoutEffect: `export { ${isBrowser ? 'useLayoutEffect' : 'useEffect'} as default } from 'react'`,
    useRouteContext: `${importOf('{ useAround }', pageModule)}
${importOf('{ useRoute }', routeContextModule)}
const names = { doc: 'docs', 'generated-index': 'docs', react: 'pages', search: 'search' }
export default () => {
  const route = useRoute()
  const { content, version } = useAround()?.page ?? {}
  const name = content?.post || content?.type === 'posts' ? 'blog' : names[content?.type]
  const plugin = { name: name ? 'docusaurus-plugin-content-' + name : 'native', id: version?.collection ?? 'default' }
  return route ?? { plugin }
}`,
  }
}
