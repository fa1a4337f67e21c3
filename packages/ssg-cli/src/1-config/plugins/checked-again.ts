import type { Host } from '../../host.ts'
import type { Config } from '../../model/config.ts'
import { outcome, type Outcome } from '../../model/outcome.ts'
import { isObject } from '../../text/is-object.ts'
import { checkedConfig } from '../checked-config.ts'
import type { BroughtNames } from './brought-names.ts'

/** A checked config that somebody changed. */
export interface ChangedConfig {
  readonly value: unknown
  readonly before: Config
  /** The config file. */
  readonly source: string
  /** What plugins bring. */
  readonly brought: BroughtNames
  /** A sentence about who changed it, for messages. */
  readonly who?: string
}

/** Check a config again after a change, as if its author had written it so. */
export async function checkedAgain(
  host: Pick<Host, 'cache' | 'env'>,
  { value, before, source, brought, who }: ChangedConfig,
): Promise<Outcome<Config | undefined>> {
  const checked = await checkedConfig(host, { value: asWritten(value), source, brought, flags: {} })
  const diagnostics = checked.diagnostics.map((each) => ({
    ...each,
    message: who === undefined ? each.message : `${who} ${each.message}`,
  }))
  return outcome(checked.value && asPlaced(checked.value, before), diagnostics)
}

/** A checked config in the form in which authors write one: it does not say where its collections stand. */
function asWritten(config: unknown): unknown {
  if (!isObject(config)) return config
  const { collections, languages, ...rest } = config
  const { default: code, written: locales, path } = isObject(languages) ? languages : {}
  return {
    ...rest,
    ...(locales !== undefined && { locale: undefined, i18n: { default: code, locales, path } }),
    collections: Array.isArray(collections) ? collections.map(withoutPlace) : collections,
  }
}

function withoutPlace(collection: unknown): unknown {
  if (!isObject(collection)) return collection
  const { configKeys: _, origins: _origins, ...rest } = collection
  return rest
}

/** A collection that was there before still stands where it stood, and comes from where it came. */
function asPlaced(config: Config, before: Config): Config {
  const known = new Map(before.collections.map((collection) => [collection.id, collection]))
  const collections = config.collections.map((each) => {
    const { configKeys, origins } = known.get(each.id) ?? {}
    return { ...each, ...(configKeys && { configKeys }), ...(origins && { origins }) }
  })
  return { ...config, collections }
}
