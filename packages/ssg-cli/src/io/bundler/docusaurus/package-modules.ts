import { importOf } from './import-of.ts'

/**
 * Entry points of other packages of Docusaurus that code of sites imports, by what is left of them.
 *
 * @see https://docusaurus.io/docs/api/themes
 */
export const packageModules: Readonly<Record<string, string>> = {
  'theme-search-algolia/client': `${importOf('{ useThemeConfig }', '@docusaurus/theme-common')}
export const useAlgoliaThemeConfig = () => ({ algolia: useThemeConfig().algolia ?? {} })
export const useAlgoliaContextualFacetFilters = () => []
export const useAlgoliaContextualFacetFiltersIfEnabled = () => undefined
export const useSearchResultUrlProcessor = () => (url) => url
export const useAlgoliaAskAi = () => ({})
export const mergeFacetFilters = (one, other) => [...[one ?? []].flat(), ...[other ?? []].flat()]`,
  'theme-mermaid/client': `export const MermaidContainerClassName = 'docusaurus-mermaid-container'
export const useMermaidThemeConfig = () => ({ theme: { light: 'default', dark: 'dark' }, options: {} })
export const useMermaidConfig = () => ({ startOnLoad: false })
export const useMermaidRenderResult = () => null`,
  'theme-live-codeblock/client': `export const usePlayground = () => ({ reset: () => undefined })
export const PlaygroundProvider = ({ children }) => children ?? null`,
  'utils-common': `export const addTrailingSlash = (path) => (path.endsWith('/') ? path : path + '/')
export const removeTrailingSlash = (path) => path.replace(/\\/$/, '')
export const addLeadingSlash = (path) => (path.startsWith('/') ? path : '/' + path)
export const addPrefix = (text, prefix) => (text.startsWith(prefix) ? text : prefix + text)
export const addSuffix = (text, suffix) => (text.endsWith(suffix) ? text : text + suffix)
export const removePrefix = (text, prefix) => (prefix !== '' && text.startsWith(prefix) ? text.slice(prefix.length) : text)
export const removeSuffix = (text, suffix) => (suffix !== '' && text.endsWith(suffix) ? text.slice(0, -suffix.length) : text)
export const applyTrailingSlash = (path, { trailingSlash, baseUrl = '/' }) => {
  if (path.startsWith('#') || trailingSlash === undefined) return path
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? []
  if (pathname === '/' || pathname === baseUrl) return path
  return (trailingSlash ? addTrailingSlash(pathname) : removeTrailingSlash(pathname)) + rest
}
export const getErrorCausalChain = (error) => (error?.cause ? [error, ...getErrorCausalChain(error.cause)] : [error])
export const blogPostContainerID = '__blog-post-container'`,
}
