import type { SiteUrls } from '../urls/permalink.ts'
import { permalink } from '../urls/permalink.ts'

/**
 * The route of a page by its path below the folder of pages, without the ending, in the form that browsers send.
 *
 *     pageRoute('tools/index', config)  // → '/tools/'
 *     pageRoute('search', config)       // → '/search'
 *     pageRoute('über uns', config)     // → '/%C3%BCber%20uns'
 */
export function pageRoute(name: string, config: SiteUrls): string {
  const slug = `/${name.replace(/^\/+/, '')}`.replace(/\/index$/, '/')
  return permalink({ versionPath: config.baseUrl.slice(0, -1), slug, config })
}

/**
 * The path of a page below the base route of its folder.
 *
 *     below('tools', '/units')  // → 'tools/units'
 */
export function below(routeBasePath: string, path: string): string {
  return routeBasePath === '' ? path : `${routeBasePath}/${path.replace(/^\/+/, '')}`
}
