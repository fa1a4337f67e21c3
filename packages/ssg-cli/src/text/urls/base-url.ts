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

/**
 * A URL of the site as authors write it, without the base URL. What lies elsewhere stays.
 *
 *     withoutBase('/docs/a', '/docs/')  // → '/a'
 *     withoutBase('/docs', '/docs/')    // → '/'
 */
export function withoutBase(url: string, baseUrl: string): string {
  const below = `${url}/` === baseUrl ? '' : belowBase(url, baseUrl)
  return below === undefined ? url : `/${below}`
}

/**
 * The path below the output folder that a URL of the site means.
 *
 *     outputPath('/docs/C%23/index.json', '/docs/')  // → 'C#/index.json'
 */
export function outputPath(url: string, baseUrl: string): string {
  return decode(withoutBase(url, baseUrl).slice(1))
}
