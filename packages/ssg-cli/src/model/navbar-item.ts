/** Where a link opens: links that leave the site open a new tab, others don't. */
export type LinkTarget = '_self' | '_blank'

/** What a site adds to a link of its layout. */
export interface LinkExtras {
  /** Classes for stylesheets of the site. */
  readonly className?: string
  /** Further attributes, as HTML names them: `{ 'data-event': 'docs', rel: 'me' }`. */
  readonly attributes?: Readonly<Record<string, string>>
}

/** How a link of the navbar is shown. */
export interface NavbarLinkLook extends LinkExtras {
  /** Shown in place of the label, which is then said by screen readers only. Empty for an icon that a stylesheet draws. */
  readonly html?: string
  /** Regular expression of the routes, with base URL, on which the link is shown as the current one. */
  readonly activeOn?: string
}

/** An item of the navbar. `to` is a route of this site, `href` anything else. */
export type NavbarItem =
  | (NavbarLinkLook & {
      readonly type: 'link'
      readonly label: string
      readonly to?: string
      readonly href?: string
      readonly target?: LinkTarget
      readonly position: 'left' | 'right'
    })
  | (NavbarLinkLook & {
      readonly type: 'doc'
      readonly label?: string
      readonly docId: string
      readonly collection: string
      readonly position: 'left' | 'right'
    })
  | (NavbarLinkLook & {
      readonly type: 'docSidebar'
      readonly label?: string
      readonly sidebarId: string
      readonly collection: string
      readonly position: 'left' | 'right'
    })
  | {
      readonly type: 'dropdown'
      readonly label: string
      readonly className?: string
      readonly items: readonly MenuItem[]
      readonly position: 'left' | 'right'
    }
  | { readonly type: 'search'; readonly className?: string; readonly position: 'left' | 'right' }
  | {
      readonly type: 'docsVersionDropdown'
      readonly collection: string
      /** Which versions it has, in this order, under labels of their own; all of them unless it is set. */
      readonly versions?: readonly DropdownVersion[]
      /** What stands above and below the versions. */
      readonly itemsBefore?: readonly MenuItem[]
      readonly itemsAfter?: readonly MenuItem[]
      readonly className?: string
      readonly position: 'left' | 'right'
    }
  | {
      readonly type: 'localeDropdown'
      /** What stands above and below the languages. */
      readonly itemsBefore?: readonly MenuItem[]
      readonly itemsAfter?: readonly MenuItem[]
      /** What the address of each language has behind `?`, that with it: `?persist=true`. */
      readonly query?: string
      readonly className?: string
      readonly position: 'left' | 'right'
    }
  | {
      /** Shown by what the site puts in the place of the theme's `NavbarExtra`. */
      readonly type: 'component'
      readonly name: string
      /** What the component is given. */
      readonly props?: Readonly<Record<string, unknown>>
      /** What the theme itself would show. */
      readonly original?: NavbarItem
      readonly position: 'left' | 'right'
    }
  | {
      readonly type: 'html'
      readonly value: string
      readonly className?: string
      readonly position: 'left' | 'right'
    }

/** A version in a menu, by its name. */
export interface DropdownVersion {
  readonly name: string
  readonly label?: string
}

/** An item of a menu in the navbar. Its position is that of the menu. */
export type MenuItem = Extract<NavbarItem, { readonly type: 'link' | 'doc' | 'docSidebar' | 'html' }>
