/** The parts of a URL reference. `search` and `hash` keep their first character. */
export interface UrlParts {
  readonly path: string
  readonly search: string
  readonly hash: string
}

/**
 * Split a URL reference without resolving it.
 *
 *     splitUrl('../a.md?x=1#b')  // → {path: '../a.md', search: '?x=1', hash: '#b'}
 *
 * @see https://datatracker.ietf.org/doc/html/rfc3986#section-4.1
 */
export function splitUrl(url: string): UrlParts {
  const hashAt = url.indexOf('#')
  const beforeHash = hashAt < 0 ? url : url.slice(0, hashAt)
  const searchAt = beforeHash.indexOf('?')
  return {
    path: searchAt < 0 ? beforeHash : beforeHash.slice(0, searchAt),
    search: searchAt < 0 ? '' : beforeHash.slice(searchAt),
    hash: hashAt < 0 ? '' : url.slice(hashAt),
  }
}

/** What {@link isExternal} looks for, for code that is written into bundles. */
export const externalUrl = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i

/** Whether a URL leaves the site: it has a scheme, or is `//host`. */
export function isExternal(url: string): boolean {
  return externalUrl.test(url)
}

/** Whether a URL leads to another site of the web: to one that can be asked for, and not to mail or `pathname:`. */
export function isWebUrl(url: string): boolean {
  return /^(?:https?:|\/\/)/i.test(url)
}
