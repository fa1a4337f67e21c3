/**
 * Origins that answer for an application, in the order in which they are asked.
 *
 *     algoliaHosts('APP')  // → ['https://APP-dsn.algolia.net', 'https://APP-1.algolianet.com', … -2, … -3]
 *
 * @see https://www.algolia.com/doc/rest-api/search#base-urls
 */
export function algoliaHosts(appId: string, hosts: readonly string[] = []): readonly string[] {
  if (hosts.length > 0) return hosts
  return [`https://${appId}-dsn.algolia.net`, ...[1, 2, 3].map((n) => `https://${appId}-${n}.algolianet.com`)]
}
