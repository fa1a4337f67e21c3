import type { LinkExtras, NavbarLinkLook } from '../../model/navbar-item.ts'

/** Classes and attributes of a link, where it has some. */
export function extrasOf({ className, attributes }: LinkExtras): LinkExtras {
  return { ...(className !== undefined && { className }), ...(attributes !== undefined && { attributes }) }
}

/** How a link of the navbar is shown, where that is said. */
export function lookOf({ html, activeOn, ...item }: NavbarLinkLook): NavbarLinkLook {
  return { ...extrasOf(item), ...(html !== undefined && { html }), ...(activeOn !== undefined && { activeOn }) }
}
