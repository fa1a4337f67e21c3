/**
 * Say what is expected where a URL stands that is no origin, or undefined if it is one.
 *
 *     originProblem('https://example.com')       // → undefined
 *     originProblem('https://example.com/docs')  // → 'an origin without a path: url: "https://example.com", baseUrl: "/docs/"'
 */
export function originProblem(url: unknown): string | undefined {
  const example = 'the origin of the published site, such as "https://docs.example.com"'
  if (typeof url !== 'string' || !URL.canParse(url)) return example
  const { protocol, origin, pathname, search, hash, username } = new URL(url)
  if (!/^https?:$/.test(protocol) || username !== '') return example
  if (search || hash) return `an origin without "${search || hash}"`
  if (pathname === '/') return undefined
  return `an origin without a path: url: "${origin}", baseUrl: "${pathname.replace(/\/?$/, '/')}"`
}
