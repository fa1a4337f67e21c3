import type { Crumb } from '../../model/site.ts'
import type { SidebarPlace } from './sidebar/sidebar-places.ts'

/**
 * The way to a page through its sidebar: the categories above it, and the page itself without a link.
 *
 * @see https://docusaurus.io/docs/sidebar#sidebar-breadcrumbs
 */
export function breadcrumbs(place: SidebarPlace | undefined): readonly Crumb[] {
  if (!place) return []
  const above = place.trail.map(({ label, href }) => (href === undefined ? { label } : { label, href }))
  return [...above, { label: place.label }]
}
