import DocSidebar from '@theme-original/DocSidebar'
import DocsVersionDropdown from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem'

export default function DocSidebarWrapper(props) {
  return (
    <div id="around-sidebar">
      <DocsVersionDropdown docsPluginId="steps" dropdownItemsBefore={[]} dropdownItemsAfter={[]} />
      <DocSidebar {...props} />
    </div>
  )
}
