/**
 * A URL as people read it: letters beyond ASCII in place of their percent-encoding. What has a meaning in a URL, is a space or
 * shows nothing stays encoded, so that the text still is that URL.
 *
 *     readableUrl('/d%C3%B6k%C3%BC/a%20b')  // → '/dökü/a%20b'
 *
 * @see https://url.spec.whatwg.org/#url-rendering-simplification
 */
export function readableUrl(url: string): string {
  return url.replace(/(?:%[89A-F][\dA-F])+/gi, (encoded) => {
    try {
      const text = decodeURIComponent(encoded)
      return /^(?:[\p{L}\p{M}\p{N}\p{S}\p{Pd}\p{Po}]|\u200C|\u200D)+$/u.test(text) ? text : encoded
    } catch {
      return encoded
    }
  })
}
