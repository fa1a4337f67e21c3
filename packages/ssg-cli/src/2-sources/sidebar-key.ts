import type { Version } from '../model/site.ts'

/** The name of a sidebar that is unique in the site. */
export function sidebarKey(version: Version, name: string): string {
  return `${version.collection}/${version.name}/${name}`
}
