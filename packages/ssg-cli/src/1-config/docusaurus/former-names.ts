import { isObject } from '../../text/is-object.ts'

/**
 * Give the options of a theme that early releases of Docusaurus 2 called otherwise the names that they have now.
 *
 * @see https://docusaurus.io/docs/api/themes/configuration
 */
export function withNamesOfNow(value: unknown): unknown {
  if (!isObject(value)) return value
  const { metadatas, disableDarkMode, defaultDarkMode, hideableSidebar, autoCollapseSidebarCategories, ...rest } = value
  const { links, ...navbar } = isObject(rest['navbar']) ? rest['navbar'] : {}
  const colorMode = {
    ...(disableDarkMode === true && { disableSwitch: true }),
    ...(defaultDarkMode === true && { defaultMode: 'dark' }),
  }
  const sidebar = {
    ...(hideableSidebar !== undefined && { hideable: hideableSidebar }),
    ...(autoCollapseSidebarCategories !== undefined && { autoCollapseCategories: autoCollapseSidebarCategories }),
  }
  return {
    ...(metadatas !== undefined && { metadata: metadatas }),
    ...(Object.keys(colorMode).length > 0 && { colorMode }),
    ...(Object.keys(sidebar).length > 0 && { docs: { sidebar } }),
    ...rest,
    ...(links !== undefined && { navbar: { items: links, ...navbar } }),
  }
}
