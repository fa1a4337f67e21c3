import type { Config } from '../model/config.ts'
import type { SharedStore } from '../model/shared-cache.ts'

/** The environment variables that name a shared cache. They go before the config, which may know the URL and never the secret. */
export const cacheVariables = {
  remote: 'DOCS_BUILD_CACHE',
  mode: 'DOCS_BUILD_CACHE_MODE',
  secret: 'DOCS_BUILD_CACHE_SECRET',
} as const

/** The beginnings of URLs of stores that there is code for. */
export const storeUrl = /^(?:https?|s3|rediss?):\/\/[^\s/]+/i

/** What URL of a shared cache is expected. */
export const expectedStore =
  'the URL of a store, such as "https://cache.example.com/docs", "s3://bucket/docs" or "redis://cache:6379"'

/** How a shared cache may be used. */
export const storeModes = ['read', 'read-write'] as const

/** The shared cache of a site, undefined when it has none; or why what the environment says can't be used. */
export function sharedStore(
  { cache }: Pick<Config, 'cache'>,
  env: Readonly<Record<string, string | undefined>>,
): SharedStore | { readonly problem: string } | undefined {
  const said = (name: string) => env[name]?.trim() || undefined
  const url = said(cacheVariables.remote) ?? cache.remote
  if (url === undefined) return undefined
  // What it names may hold a password.
  if (!storeUrl.test(url)) return { problem: `Unexpected ${cacheVariables.remote}, expected ${expectedStore}.` }
  const wanted = said(cacheVariables.mode)
  const mode = wanted === undefined ? (cache.mode ?? 'read-write') : storeModes.find((known) => known === wanted)
  if (!mode) return { problem: `Unexpected ${cacheVariables.mode} "${wanted}", expected ${storeModes.join(' or ')}.` }
  const secret = said(cacheVariables.secret)
  return { url, mode, ...(secret !== undefined && { secret }) }
}
