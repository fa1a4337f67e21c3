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
      readonly items: readonly { readonly label: string; readonly to?: string; readonly href?: string }[]
      readonly position: 'left' | 'right'
    }
  | { readonly type: 'search'; readonly position: 'left' | 'right' }
  | {
      readonly type: 'docsVersionDropdown'
      readonly collection: string
      /** Links above and below the versions. */
      readonly itemsBefore?: readonly { readonly label: string; readonly to?: string; readonly href?: string }[]
      readonly itemsAfter?: readonly { readonly label: string; readonly to?: string; readonly href?: string }[]
      readonly position: 'left' | 'right'
    }
  | { readonly type: 'localeDropdown'; readonly position: 'left' | 'right' }
  | { readonly type: 'html'; readonly value: string; readonly position: 'left' | 'right' }
