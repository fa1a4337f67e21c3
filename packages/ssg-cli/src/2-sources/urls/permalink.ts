import { decode } from '../../text/urls/route-key.ts'
import type { Config } from '../../model/config.ts'
import { isExternal } from '../../text/urls/split-url.ts'
import { longName } from '../../text/urls/long-name.ts'
import { insidePath, staysInside } from '../../text/urls/stays-inside.ts'
import { trailingSlash } from './trailing-slash.ts'

/** What URLs need of the config. */
export type SiteUrls = Pick<Config, 'baseUrl' | 'trailingSlash'>

/** The argument of {@link permalink}. */
export interface PermalinkInput {
  /** URL path of the version, with the base URL. */
  readonly versionPath: string
  readonly slug: string
  readonly config: SiteUrls
}

/**
 * The URL of a page, in the form that browsers send. It never leads out of the site and has no name that is too long for a file:
 * who asks for that is told elsewhere.
 *
 *     permalink({versionPath: '/docs', slug: '/é/', config})  // → '/docs/%C3%A9/'
 */
export function permalink({ versionPath, slug, config }: PermalinkInput): string {
  const path = `${versionPath}/${encodePath(withShortNames(slug))}`.replace(/\/{2,}/g, '/')
  return trailingSlash(path, config.trailingSlash, config.baseUrl)
}

function withShortNames(slug: string): string {
  const path = decode(slug)
  if (longName(path) === undefined) return slug
  const names = path.split('/').map((name) => (longName(name) === undefined ? name : [...name].slice(0, 50).join('')))
  const short = names.join('/')
  return longName(short) === undefined ? short : [...short].slice(0, 300).join('')
}

function encodePath(slug: string): string {
  if (/^[\w\-./~]*$/.test(slug) && !slug.includes('..')) return slug
  // What would begin a query or a hash, or lead up, is a part of the name when it stands in a file name.
  return isPathname(slug) ? encodeURI(decode(slug)) : insidePath(slug).split('/').map(encodeURIComponent).join('/')
}

const plain = /^(?:\/[\w~-][\w.~-]*)*\/?$/

/** Whether a slug is a path of a URL and nothing else: no query, hash or host, and no way out of the site. */
export function isPathname(slug: string): boolean {
  if (plain.test(slug)) return true
  if (!slug.startsWith('/') || slug.startsWith('//') || isExternal(slug) || !URL.canParse(slug, 'http://site'))
    return false
  if (!staysInside(decode(slug))) return false
  const { pathname } = new URL(slug, 'http://site')
  return pathname === slug || pathname === encodeURI(slug)
}
