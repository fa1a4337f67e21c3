import type { IncomingHttpHeaders } from 'node:http'

/** What tells one state of a file from another. */
export interface Validators {
  readonly etag: string
  /** An HTTP date. */
  readonly lastModified: string
}

/**
 * True if the client has this state of the file already.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-13.2.2
 */
export function isFresh(headers: IncomingHttpHeaders, { etag, lastModified }: Validators): boolean {
  const known = headers['if-none-match']
  if (known !== undefined)
    return known.trim() === '*' || known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return Date.parse(lastModified) <= since
}

/** True unless the client asks for a span of another state than this one: then it needs the whole file. */
export function isRangeUsable(headers: IncomingHttpHeaders, { etag, lastModified }: Validators): boolean {
  const condition = headers['if-range']
  const expected = typeof condition === 'string' ? condition.trim() : undefined
  return expected === undefined || expected === etag || expected === lastModified
}
