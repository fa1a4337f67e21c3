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
