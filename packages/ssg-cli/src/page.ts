/**
 * The contract between the generator and a theme: everything that a page shows, as plain data.
 * A theme imports types from here and the search engines of `@docs-build/search`; the generator never imports a theme.
 */
export type * from './model/page.ts'
export type * from './model/page-language-link.ts'
export type * from './model/page-meta.ts'
export type * from './model/post.ts'
export type * from './model/print.ts'
export type {
  Card,
  Crumb,
  NavLink,
  ShownCategory,
  ShownItem,
  SidebarGap,
  SidebarItem,
  SidebarCategory,
  SidebarDoc,
  SidebarLink,
  SidebarHtml,
  TagLink,
} from './model/site.ts'
export type * from './model/theme.ts'
export type { ThemeComponent, ThemeComponents, ThemeManifest } from './model/theme-manifest.ts'
