import { isExternal } from '../../../text/split-url.ts'

const plain = /^(?:\/[\w~-][\w.~-]*)*\/?$/

/** Whether a slug is a path of a URL and nothing else: no query, hash or host. */
export function isPathname(slug: string): boolean {
  if (plain.test(slug)) return true
  if (!slug.startsWith('/') || isExternal(slug) || !URL.canParse(slug, 'http://site')) return false
  const { pathname } = new URL(slug, 'http://site')
  return pathname === slug || pathname === encodeURI(slug)
}
