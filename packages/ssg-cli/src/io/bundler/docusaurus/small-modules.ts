import { importOf } from './import-of.ts'
import { externalUrl } from '../../../text/split-url.ts'
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
    // Only the leaf of nested routes is a page: its children are what is shown.
    renderRoutes: 'export default () => null',
    // Links and ids of a page are read from its HTML.
    useBrokenLinks: 'export default () => ({ collectLink: () => undefined, collectAnchor: () => undefined })',
    // Nothing is laid out where a page is rendered.
    useIsomorphicLayoutEffect: `export { ${isBrowser ? 'useLayoutEffect' : 'useEffect'} as default } from 'react'`,
    useRouteContext: `${importOf('{ useAround }', pageModule)}
const names = { doc: 'docs', 'generated-index': 'docs', react: 'pages', search: 'search' }
export default () => {
  const { content, version } = useAround()?.page ?? {}
  const name = content?.post || content?.type === 'posts' ? 'blog' : names[content?.type]
  const plugin = { name: name ? 'docusaurus-plugin-content-' + name : 'native', id: version?.collection ?? 'default' }
  return { plugin }
}`,
  }
}
