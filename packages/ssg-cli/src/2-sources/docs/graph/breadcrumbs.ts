import type { Crumb } from '../../../model/site.ts'
import { inLanguage } from '../../translated-files.ts'
import type { SidebarLocation } from './sidebar/sidebar-locations.ts'

/**
 * The way to a page through its sidebar: the categories above it, and the page itself without a link.
 *
 * @see https://docusaurus.io/docs/sidebar#sidebar-breadcrumbs
 */
export function breadcrumbs(location: SidebarLocation | undefined): readonly Crumb[] {
  if (!location) return []
  const above = location.trail.map(({ label, href, lang }) => ({
    label,
    ...(href !== undefined && { href }),
    ...inLanguage(lang),
  }))
  const { label, lang } = location
  return [...above, { label, ...inLanguage(lang) }]
}
