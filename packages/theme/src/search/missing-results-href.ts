/**
 * Write a query into the URL where readers tell of missing results.
 *
 *     missingResultsHref('https://example.com/new?title={query}', 'a b')  // → 'https://example.com/new?title=a%20b'
 */
export function missingResultsHref(url: string | undefined, query: string): string | undefined {
  return url?.replaceAll('{query}', encodeURIComponent(query))
}
