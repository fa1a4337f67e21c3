import { decode } from './route-key.ts'

/**
 * A path that starts at the site's root, with the base URL.
 *
 *     withBase('/a', '/docs/')       // → '/docs/a'
 *     withBase('/docs/a', '/docs/')  // → '/docs/a'
 */
export function withBase(path: string, baseUrl: string): string {
  if (belowBase(`${path}/`, baseUrl) === '') return baseUrl.slice(0, -1)
  return baseUrl + (belowBase(path, baseUrl) ?? path.replace(/^\/+/, ''))
}

/**
 * What a URL path has below the base URL; undefined when it lies elsewhere. The base URL is in the form that browsers
 * send, the path may spell it as authors do.
 *
 *     belowBase('/docs/a', '/docs/')              // → 'a'
 *     belowBase('/dépôt/a', '/d%C3%A9p%C3%B4t/')  // → 'a'
 *     belowBase('/a', '/docs/')                   // → undefined
 */
export function belowBase(path: string, baseUrl: string): string | undefined {
  if (path.startsWith(baseUrl)) return path.slice(baseUrl.length)
  if (!baseUrl.includes('%')) return undefined
  const names = path.split('/')
  const depth = baseUrl.split('/').length - 1
  const isBelow = names.length > depth && `${decode(names.slice(0, depth).join('/'))}/` === decode(baseUrl)
  return isBelow ? names.slice(depth).join('/') : undefined
}
