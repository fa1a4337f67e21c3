import { importOf } from './import-of.ts'
/**
 * The module of what plugins say to all pages: docs, and those that have a source which says something.
 *
 * @see https://docusaurus.io/docs/docusaurus-core#useGlobalData
 */
export const docusaurusGlobalData = `${importOf('useDocusaurusContext', '@docusaurus/useDocusaurusContext')}
${importOf('{ useAllDocsData }', '@docusaurus/plugin-content-docs/client')}
const useGlobalData = () => ({ 'docusaurus-plugin-content-docs': useAllDocsData(), ...useDocusaurusContext().globalData })
export default useGlobalData
export const useAllPluginInstancesData = (name, { failfast } = {}) => {
  const found = useGlobalData()[name]
  if (found === undefined && failfast) throw new Error('Unexpected plugin "' + name + '", expected one that says something to all pages')
  return found
}
export const usePluginData = (name, id = 'default', options) => useAllPluginInstancesData(name, options)?.[id]`
