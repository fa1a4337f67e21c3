import type { Config } from '../model/config.ts'

/** Bytes that the cache of a site may take; undefined where its config sets no limit. */
export function cacheLimit({ cache: { maxMegabytes } }: Pick<Config, 'cache'>): number | undefined {
  return maxMegabytes === undefined ? undefined : maxMegabytes * 1e6
}
