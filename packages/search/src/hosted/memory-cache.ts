import type { ClientOptions } from './lite-client.ts'

/** What the client keeps answers and states of hosts in. */
export type ClientCache = NonNullable<ClientOptions['responsesCache']>

/**
 * Keep the newest values until the page is left: nothing is written to the reader's storage.
 *
 *     memoryCache(0)  // keeps nothing
 */
export function memoryCache(limit: number): ClientCache {
  const values = new Map<string, unknown>()
  return {
    async get<Value>(key: unknown, make: () => Promise<Value>, events?: { miss(value: Value): Promise<unknown> }) {
      const name = JSON.stringify(key)
      // The client asks for a value under the key under which it stored one of that type.
      if (values.has(name)) return values.get(name) as Value
      const value = await make()
      await events?.miss(value)
      return value
    },
    async set(key, value) {
      if (limit === 0) return value
      const [oldest] = values.keys()
      if (oldest !== undefined && values.size >= limit) values.delete(oldest)
      values.set(JSON.stringify(key), value)
      return value
    },
    async delete(key) {
      values.delete(JSON.stringify(key))
    },
    async clear() {
      values.clear()
    },
  }
}
