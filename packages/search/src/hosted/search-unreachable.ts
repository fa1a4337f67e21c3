import { SearchUnreachable } from '../search-engine.ts'
import { isUnreachable } from './ask-hosts.ts'

/**
 * Say for the console why a hosted search failed. The reader sees the same screen for all of it.
 *
 * The error of the client is not its cause: it holds addresses with the key in them.
 */
export function searchUnreachable(
  error: unknown,
  {
    indexName,
    apiKey,
    hosts,
  }: { readonly indexName: string; readonly apiKey: string; readonly hosts: readonly string[] },
): SearchUnreachable {
  if (error instanceof SearchUnreachable) return error
  if (isUnreachable(error)) return new SearchUnreachable(`No search host answers; asked ${hosts.join(', ')}.`)
  const message = error instanceof Error ? error.message : String(error)
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
  return new SearchUnreachable(words(status, message, indexName).replaceAll(apiKey, '…'))
}

function words(status: unknown, message: string, indexName: string): string {
  if (status === 429) return `Searches in "${indexName}" come faster than its host allows: ${message}`
  if (status === 403 || status === 401)
    return `The search host refuses application id or search key of "search.algolia": ${message}`
  if (status === 404)
    return `The search host has no index "${indexName}", expected one that was sent by docs-build search push.`
  if (typeof status === 'number') return `The search host refuses to search in "${indexName}" (${status}): ${message}`
  return `The search host gave an answer that can't be read: ${message}`
}
