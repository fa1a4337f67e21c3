import type { Config } from '../../model/config.ts'
import { withSlashPolicy } from '../../text/with-slash-policy.ts'
import { encodePath } from '../urls/permalink.ts'

/**
 * The route of a page by its path below the folder of pages, without the ending, in the form that browsers send.
 *
 *     pageRoute('tools/index', config)  // → '/tools/'
 *     pageRoute('search', config)       // → '/search'
 */
export function pageRoute(name: string, { baseUrl, trailingSlash }: Pick<Config, 'baseUrl' | 'trailingSlash'>): string {
  const path = encodePath(`/${name.replace(/^\/+/, '')}`).slice(1)
  return baseUrl + withSlashPolicy(path.replace(/(^|\/)index$/, '$1'), trailingSlash)
}

/**
 * The path of a page below the base route of its folder.
 *
 *     below('tools', '/units')  // → 'tools/units'
 */
export function below(routeBasePath: string, path: string): string {
  return routeBasePath === '' ? path : `${routeBasePath}/${path.replace(/^\/+/, '')}`
}
