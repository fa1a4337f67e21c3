import { routeKey } from './route-key.ts'
import { splitUrl } from './split-url.ts'

/**
 * What makes two links the same one: a final slash of the path does not count.
 *
 *     hrefKey('/a/b/?c#d')  // → '/a/b?c#d'
 */
export function hrefKey(href: string): string {
  const { path, search, hash } = splitUrl(href)
  return routeKey(path) + search + hash
}
