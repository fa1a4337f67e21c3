import { importOf } from './import-of.ts'
/**
 * The module of what plugins say to all pages: of those that a site has here, docs do.
 *
 * @see https://docusaurus.io/docs/docusaurus-core#useGlobalData
 */
export const docusaurusGlobalData = `${importOf('{ useAllDocsData }', '@docusaurus/plugin-content-docs/client')}
const useGlobalData = () => ({ 'docusaurus-plugin-content-docs': useAllDocsData() })
export default useGlobalData
export const useAllPluginInstancesData = (name, { failfast } = {}) => {
  const found = useGlobalData()[name]
  if (found === undefined && failfast) throw new Error('Unexpected plugin "' + name + '", expected one that says something to all pages')
  return found
}
export const usePluginData = (name, id = 'default', options) => useAllPluginInstancesData(name, options)?.[id]`
