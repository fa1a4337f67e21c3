import { UsageError, type ProcessLike } from '../process-like.ts'

/** Where records are sent. */
export interface PushTarget {
  readonly appId: string
  readonly indexName: string
  readonly hosts?: readonly string[]
}

/** The index that config or environment names; the environment wins. A site need not search in what it sends to. */
export function pushTarget(algolia: Partial<PushTarget> | undefined, env: ProcessLike['env']): PushTarget {
  const appId = env['DOCS_ALGOLIA_APP_ID']?.trim() || algolia?.appId
  const indexName = env['DOCS_ALGOLIA_INDEX']?.trim() || algolia?.indexName
  if (appId && !/^[\w-]+$/.test(appId))
    throw new UsageError(`Unexpected "${appId}" as the id of the application, expected letters and digits.`)
  if (appId && indexName) return { appId, indexName, ...(algolia?.hosts ? { hosts: algolia.hosts } : {}) }
  const missing = [
    ...(appId ? [] : ['"search.algolia.appId" in the config, or the environment variable DOCS_ALGOLIA_APP_ID']),
    ...(indexName ? [] : ['"search.algolia.indexName" in the config, or the environment variable DOCS_ALGOLIA_INDEX']),
  ]
  throw new UsageError(`The hosted index is not named, expected ${missing.join(', and ')}.`)
}
