import { decode } from '../../text/urls/route-key.ts'

/** What a request asks for: the names that lead to a file below the output folder. */
export interface RequestPath {
  readonly kind: 'inside'
  /** Decoded path with the base URL. */
  readonly path: string
  /** Decoded names below the base URL. */
  readonly names: readonly string[]
  /** The path ends in a slash: it can't be a file. */
  readonly isFolder: boolean
}

/** A path that is not below the base URL, names nothing that is served, or is not a path. */
export interface OtherPath {
  readonly kind: 'outside' | 'hidden' | 'malformed'
}

/**
 * Read the target of a request; the base URL is in the form that browsers send. The names are safe to join: none of them leads out of a folder or is hidden.
 *
 *     requestPath('/docs/a%20b/?x', '/docs/')  // → { kind: 'inside', path: '/docs/a b/', names: ['a b'], isFolder: true }
 */
export function requestPath(target: string, baseUrl: string): RequestPath | OtherPath {
  // A proxy sends the whole URL.
  const url = target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '')
  if (!url.startsWith('/') && url !== '') return { kind: 'malformed' }
  const names = decodeNames(url.slice(1))
  if (!names) return { kind: 'malformed' }
  const path = `/${names.join('/')}`
  if (names.some((name) => /[/\\]/.test(name))) return { kind: 'hidden' }
  const base = decode(baseUrl)
  if (path !== base.slice(0, -1) && !path.startsWith(base)) return { kind: 'outside' }
  const below = path.slice(base.length)
  const isFolder = below === '' || below.endsWith('/')
  const inside = below.replace(/\/$/, '').split('/')
  const wanted = below === '' ? [] : inside
  return isServed(wanted) ? { kind: 'inside', path, names: wanted, isFolder } : { kind: 'hidden' }
}

/** Each name is decoded once: `%252e` is the name `%2e`, and no way up. */
function decodeNames(path: string): string[] | undefined {
  try {
    const names = path.split('/').map(decodeURIComponent)
    return names.some((name) => name.includes('\0')) ? undefined : names
  } catch {
    return undefined
  }
}

/** Names with a dot in front are `.` and `..` too. Files for the host itself (`_headers`, `_redirects`) are not content. */
function isServed(names: readonly string[]): boolean {
  const [first] = names
  if (names.length === 1 && (first === '_headers' || first === '_redirects')) return false
  // RFC 8615: the one folder with a dot that is meant to be public.
  return names.every((name, index) => name !== '' && (!name.startsWith('.') || (index === 0 && name === '.well-known')))
}
