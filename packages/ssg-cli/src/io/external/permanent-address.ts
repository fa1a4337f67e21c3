/**
 * Where a URL says that it is from now on; undefined when it redirects for a while only, or says nothing.
 *
 * @param timeout milliseconds to wait for the answer
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-redirection-3xx
 */
export async function permanentAddress(url: string, timeout: number): Promise<string | undefined> {
  try {
    const { status, headers } = await fetch(url, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    })
    const location = headers.get('location')
    return (status === 301 || status === 308) && location !== null ? new URL(location, url).href : undefined
  } catch {
    // It answered a moment ago: that is what counts.
    return undefined
  }
}
