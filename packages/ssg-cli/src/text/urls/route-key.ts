/**
 * What makes two URL paths the same page: a final slash, `index.html`, percent-encoding and how letters are composed don't
 * count. A Mac gives both compositions of a name to one file, and keyboards give authors another one than the names of files have.
 *
 *     routeKey('/a/b/')            // → '/a/b'
 *     routeKey('/a/b/index.html')  // → '/a/b'
 */
export function routeKey(pathname: string): string {
  const decoded = composed(decode(pathname))
  const bare = decoded.endsWith('/index.html') ? decoded.slice(0, -'index.html'.length) : decoded
  return bare.length > 1 && bare.endsWith('/') ? bare.slice(0, -1) : bare
}

/** @see https://unicode.org/reports/tr15/ */
function composed(text: string): string {
  // What has no mark of its own, as most has, is composed already.
  return /[\u0300-\uffff]/.test(text) ? text.normalize('NFC') : text
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
