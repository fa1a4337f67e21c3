import type { Config } from '../../model/config.ts'
import { decode } from '../../text/route-key.ts'
import { staysInside } from '../../text/stays-inside.ts'
import { withSlashPolicy } from '../../text/with-slash-policy.ts'

/**
 * The route of a page by its path below the folder of pages, without the ending.
 *
 *     pageRoute('tools/index', config)  // → '/tools/'
 *     pageRoute('search', config)       // → '/search'
 */
export function pageRoute(name: string, { baseUrl, trailingSlash }: Pick<Config, 'baseUrl' | 'trailingSlash'>): string {
  // A name that leads out of the site once it is decoded stands for itself.
  const path = staysInside(decode(name)) ? name : name.replaceAll('%', '%25')
  return baseUrl + withSlashPolicy(path.replace(/^\/+/, '').replace(/(^|\/)index$/, '$1'), trailingSlash)
}

/**
 * The path of a page below the base route of its folder.
 *
 *     below('tools', '/units')  // → 'tools/units'
 */
export function below(routeBasePath: string, path: string): string {
  return routeBasePath === '' ? path : `${routeBasePath}/${path.replace(/^\/+/, '')}`
}
