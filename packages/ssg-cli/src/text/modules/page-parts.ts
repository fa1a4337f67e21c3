/**
 * Modules of Docusaurus' theme for which our theme has a component that stands in the same place.
 *
 * @see https://docusaurus.io/docs/swizzling
 */
export const pageParts: Readonly<Record<string, string>> = {
  AnnouncementBar: 'AnnouncementBar',
  BlogPostPaginator: 'PostPagination',
  DocBreadcrumbs: 'Breadcrumbs',
  'DocItem/Footer': 'DocFooter',
  'DocItem/Paginator': 'Pagination',
  'DocItem/TOC/Desktop': 'Toc',
  DocPaginator: 'Pagination',
  DocSidebar: 'Sidebar',
  'DocSidebar/Desktop': 'Sidebar',
  'DocSidebar/Desktop/Content': 'Sidebar',
  DocVersionBadge: 'VersionBadge',
  DocVersionBanner: 'VersionBanner',
  Footer: 'Footer',
  Navbar: 'Navbar',
  'Navbar/ColorModeToggle': 'ColorModeToggle',
  'Navbar/Content': 'NavbarContent',
  'Navbar/Logo': 'Brand',
  'Navbar/MobileSidebar/Toggle': 'MenuButton',
  'NavbarItem/DocNavbarItem': 'NavbarItem',
  'NavbarItem/DocSidebarNavbarItem': 'NavbarItem',
  'NavbarItem/DocsVersionDropdownNavbarItem': 'NavbarItem',
  'NavbarItem/LocaleDropdownNavbarItem': 'NavbarItem',
  'NavbarItem/SearchNavbarItem': 'NavbarItem',
  SearchBar: 'SearchButton',
  TOC: 'Toc',
}

/**
 * Modules of Docusaurus' theme, deep in parts of it, in whose place our theme has a component: of a site's file alone. What the
 * theme of Docusaurus has there is made for articles and React pages.
 */
export const innerParts: Readonly<Record<string, string>> = {
  'BlogPostItem/Footer/ReadMoreLink': 'ReadMore',
  'BlogPostItem/Header': 'PostHead',
  'BlogPostItem/Header/Authors': 'PostAuthors',
  'BlogPostItem/Header/Info': 'PostInfo',
  'BlogPostItem/Header/Title': 'PostTitle',
  PaginatorNavLink: 'PaginationLink',
}
