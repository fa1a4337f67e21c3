import { isObject } from '../text/is-object.ts'

/** Environment variables that name the hosted index, and the keys of `search.algolia` that they stand for. */
export const algoliaVariables = {
  appId: 'DOCS_ALGOLIA_APP_ID',
  apiKey: 'DOCS_ALGOLIA_API_KEY',
  indexName: 'DOCS_ALGOLIA_INDEX',
} as const

/** The environment variables that a config depends on, those that are set. */
export type ConfigEnvironment = Readonly<
  Partial<Record<(typeof algoliaVariables)[keyof typeof algoliaVariables], string>>
>

/** Pick from the environment what a config depends on. A blank variable is one that is not set: CI makes such of absent secrets. */
export function configEnvironment(env: Readonly<Record<string, string | undefined>>): ConfigEnvironment {
  const set = Object.values(algoliaVariables).flatMap((name) => {
    const value = env[name]?.trim()
    return value ? [[name, value] as const] : []
  })
  return Object.fromEntries(set)
}

/**
 * Put the variables of the environment over `search.algolia`, so that one config serves several indexes. A site that does
 * not ask for the hosted engine is left as it is.
 *
 *     withEnvironment({search: {provider: 'algolia'}}, {DOCS_ALGOLIA_INDEX: 'preview'})
 *     // → {search: {provider: 'algolia', algolia: {indexName: 'preview'}}}
 */
export function withEnvironment(
  config: Readonly<Record<string, unknown>>,
  environment: ConfigEnvironment,
): Readonly<Record<string, unknown>> {
  const search = config['search']
  if (!isObject(search) || (search['provider'] !== 'algolia' && search['algolia'] === undefined)) return config
  const { algolia = {} } = search
  if (!isObject(algolia) || Object.keys(environment).length === 0) return config
  const named = Object.entries(algoliaVariables).flatMap(([key, name]) => {
    const value = environment[name]
    return value === undefined ? [] : [[key, value] as const]
  })
  return { ...config, search: { ...search, algolia: { ...algolia, ...Object.fromEntries(named) } } }
}
