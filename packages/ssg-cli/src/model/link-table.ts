/**
 * All URLs of a site, as links need them. Plain data; every URL holds the base URL.
 */
export interface LinkTable {
  readonly baseUrl: string
  /** {@link routeKey} of every page and redirect → the one form that links use. */
  readonly routes: Readonly<Record<string, string>>
  /** Decoded URL path of every other file of the output → true. */
  readonly files: Readonly<Record<string, true>>
  /** `collection/version/file` of every doc → its URL. */
  readonly docs: Readonly<Record<string, string>>
  /** Source path of every doc, relative to the site folder → its URL in the newest version that shows it. */
  readonly sources: Readonly<Record<string, string>>
}

/**
 * What makes two URL paths the same page: a final slash, `index.html` and percent-encoding don't count.
 *
 *     routeKey('/a/b/')            // → '/a/b'
 *     routeKey('/a/b/index.html')  // → '/a/b'
 */
export function routeKey(pathname: string): string {
  const decoded = decode(pathname)
  const bare = decoded.endsWith('/index.html') ? decoded.slice(0, -'index.html'.length) : decoded
  return bare.length > 1 && bare.endsWith('/') ? bare.slice(0, -1) : bare
}

/** Percent-decoding that keeps what is no valid encoding. */
export function decode(text: string): string {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
