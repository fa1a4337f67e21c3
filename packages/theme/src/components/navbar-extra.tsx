import type { LayoutNavItem } from 'docs-build/page'

/**
 * An item of the navbar that is code of the site: what it puts in the place of this component shows items of the type
 * `component`. The theme itself shows nothing.
 */
export function NavbarExtra(_props: {
  readonly item: LayoutNavItem & { readonly type: 'component' }
  /** True in the drawer: the menu of small screens. */
  readonly isInDrawer: boolean
}) {
  return null
}
