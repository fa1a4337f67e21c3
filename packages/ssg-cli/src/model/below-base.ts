import { decode } from './link-table.ts'

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
