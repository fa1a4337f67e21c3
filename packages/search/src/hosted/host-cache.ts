import { memoryCache, type ClientCache } from './memory-cache.ts'

/**
 * Remember which hosts failed, by their address.
 *
 * The client asks for the state of a host by its address but stores it under the address with the state it had before, so
 * with a cache that takes keys as they are no failure is ever found again. Here both are one key.
 *
 * @see https://github.com/algolia/algoliasearch-client-javascript/blob/main/packages/client-common/src/transporter/createTransporter.ts
 */
export function hostCache(): ClientCache {
  const states = memoryCache(Number.POSITIVE_INFINITY)
  return {
    get: (host, make, events) => states.get(addressOf(host), make, events),
    set: (host, state) => states.set(addressOf(host), state),
    delete: (host) => states.delete(addressOf(host)),
    clear: () => states.clear(),
  }
}

function addressOf(host: unknown): string {
  const { protocol, url, port } = Object(host) as Readonly<Record<string, unknown>>
  return JSON.stringify([protocol, url, port])
}
