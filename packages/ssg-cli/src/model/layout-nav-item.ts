import type { DropdownVersion, NavbarLinkLook } from './navbar-item.ts'

/** A link of the navbar. */
export interface LayoutNavLink extends NavbarLinkLook {
  readonly label: string
  /** For a doc or sidebar of a versioned collection, that of the latest version. */
  readonly href: string
  readonly external: boolean
  /** The same page in each version that has it: readers stay in theirs. */
  readonly versions?: { readonly collection: string; readonly hrefs: Readonly<Record<string, string>> }
  /** The sidebar that it leads into, in any version: `default/` and `/guide` with a star between them. */
  readonly sidebar?: string
}

/** An item of a menu in the navbar. */
export type LayoutMenuItem = LayoutNavLink | { readonly html: string }

/** A navbar item with every id resolved to a link. */
export type LayoutNavItem = { readonly position: 'left' | 'right' } & (
  | ({ readonly type: 'link' } & LayoutNavLink)
  | {
      readonly type: 'dropdown'
      readonly label: string
      readonly className?: string
      readonly items: readonly LayoutMenuItem[]
    }
  | { readonly type: 'search'; readonly className?: string }
  | {
      readonly type: 'docsVersionDropdown'
      readonly collection: string
      readonly versions?: readonly DropdownVersion[]
      readonly itemsBefore?: readonly LayoutMenuItem[]
      readonly itemsAfter?: readonly LayoutMenuItem[]
      readonly className?: string
    }
  | {
      readonly type: 'localeDropdown'
      readonly itemsBefore?: readonly LayoutMenuItem[]
      readonly itemsAfter?: readonly LayoutMenuItem[]
      /** What the address of each language has behind `?`, that with it: `?persist=true`. */
      readonly query?: string
      readonly className?: string
    }
  | {
      readonly type: 'component'
      /** What it is in the config of the site. */
      readonly name: string
      readonly props: Readonly<Record<string, unknown>>
      /** What the theme itself would show. */
      readonly original?: LayoutNavItem
    }
  | { readonly type: 'html'; readonly html: string; readonly className?: string }
)
