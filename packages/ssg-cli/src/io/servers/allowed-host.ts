/**
 * Says whether a request was meant for this server, by its Host header.
 *
 * A page of another site can make a browser ask this machine under a name that it controls, and read the answer. It
 * can't make the browser send another name than that, so names that only we have are safe.
 *
 *     isAllowedHost('localhost:3000', [])                // → true
 *     isAllowedHost('evil.example:3000', ['0.0.0.0'])    // → false
 *     isAllowedHost('192.168.0.7:3000', ['0.0.0.0'])     // → true: listening everywhere means every address
 *
 * @see https://en.wikipedia.org/wiki/DNS_rebinding
 */
export function isAllowedHost(header: string | undefined, names: readonly string[]): boolean {
  const name = hostName(header)
  if (name === undefined) return false
  if (['localhost', '127.0.0.1', '::1'].includes(name)) return true
  if (isAddress(name) && names.some((allowed) => ['0.0.0.0', '::', ''].includes(allowed))) return true
  return names.some((allowed) => allowed.toLowerCase() === name)
}

/** Says whether a page of this origin may listen to the server. Browsers leave the header out for a page of the server itself. */
export function isAllowedOrigin(origin: string | undefined, names: readonly string[]): boolean {
  if (origin === undefined) return true
  return URL.canParse(origin) && isAllowedHost(new URL(origin).host, names)
}

/** What is answered to a request that was meant for another server. */
export function forbiddenHost(name: string | undefined): string {
  return `Unexpected host "${name ?? ''}", expected localhost. To allow it, listen on it with --host or set DOCS_BUILD_ALLOWED_HOSTS=name.\n`
}

/** The name in a Host header: without its port, in lower case, an IPv6 address without brackets. */
function hostName(header: string | undefined): string | undefined {
  const [, name] = /^(\[[\da-f:.]+\]|[^:/?#@\s]+)(?::\d{1,5})?$/i.exec(header ?? '') ?? []
  return name
    ?.replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase()
}

/** No name server is asked for an address, so nobody can give it another meaning. */
function isAddress(name: string): boolean {
  return /^\d{1,3}(?:\.\d{1,3}){3}$/.test(name) || name.includes(':')
}
