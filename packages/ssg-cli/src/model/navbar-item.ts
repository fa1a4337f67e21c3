/** An item of the navbar. `to` is a route of this site, `href` anything else. */
export type NavbarItem =
  | {
      readonly type: 'link'
      readonly label: string
      readonly to?: string
      readonly href?: string
      readonly position: 'left' | 'right'
    }
  | {
      readonly type: 'doc'
      readonly label?: string
      readonly docId: string
      readonly collection: string
      readonly position: 'left' | 'right'
    }
  | {
      readonly type: 'docSidebar'
      readonly label?: string
      readonly sidebarId: string
      readonly collection: string
      readonly position: 'left' | 'right'
    }
  | {
      readonly type: 'dropdown'
      readonly label: string
      readonly items: readonly MenuItem[]
      readonly position: 'left' | 'right'
    }
  | { readonly type: 'search'; readonly position: 'left' | 'right' }
  | {
      readonly type: 'docsVersionDropdown'
      readonly collection: string
      /** What stands above and below the versions. */
      readonly itemsBefore?: readonly MenuItem[]
      readonly itemsAfter?: readonly MenuItem[]
      readonly position: 'left' | 'right'
    }
  | {
      readonly type: 'localeDropdown'
      /** What stands above and below the languages. */
      readonly itemsBefore?: readonly MenuItem[]
      readonly itemsAfter?: readonly MenuItem[]
      readonly position: 'left' | 'right'
    }
  | { readonly type: 'html'; readonly value: string; readonly position: 'left' | 'right' }

/** An item of a menu in the navbar. Its position is that of the menu. */
export type MenuItem = Extract<NavbarItem, { readonly type: 'link' | 'doc' | 'docSidebar' | 'html' }>
