import { stringAt } from '../string-at.ts'

/** Where records were sent, and what they were. */
export interface PushTarget {
  readonly appId: string
  readonly indexName: string
  readonly hosts: readonly string[]
  readonly records: readonly unknown[]
}

/** Errors of the client; any other is a bug. */
const names = ['RetryError', 'ApiError', 'DetailedApiError', 'DeserializationError', 'AlgoliaError']

/** Say why records could not be sent, and what to do; undefined if the error is not one of the client. */
export function pushProblem(error: unknown, target: PushTarget): string | undefined {
  if (!(error instanceof Error) || !names.includes(error.name)) return undefined
  const { appId, indexName, hosts, records } = target
  const { message } = error
  const status: unknown = Reflect.get(error, 'status')
  if (error.name === 'RetryError')
    return `No host of application "${appId}" answers, expected one of ${hosts.join(', ')}.
Check the network, and the id in "search.algolia.appId" or DOCS_ALGOLIA_APP_ID.`
  if (status === 429) return `Algolia still limits the rate: ${message}\nTry again later, or send less often.`
  if (status === 401 || status === 403)
    return `Algolia refuses the key of DOCS_ALGOLIA_ADMIN_KEY for application "${appId}" and index "${indexName}": ${message}
Expected the admin key of the application, or a key with the rights addObject, deleteIndex and editSettings for this index and those that begin with "${indexName}_tmp_".`
  const big = /objectID=(\S+) is too big size=(\d+)\/(\d+)/.exec(message)
  if (big) return tooBig(big, records)
  return `Algolia refuses the records${typeof status === 'number' ? ` (${status})` : ''}: ${message}`
}

function tooBig([, id = '', size, limit]: readonly string[], records: readonly unknown[]): string {
  const record = records.find((one) => stringAt(one, 'objectID') === id)
  const levels = [1, 2, 3, 4, 5, 6].flatMap((level) => stringAt(record, 'hierarchy', `lvl${level}`) ?? [])
  const named = stringAt(record, 'url') ?? id
  const under = levels.length > 0 ? ` (${levels.join(' › ')})` : ''
  return `The record of ${named}${under} has ${count(size)} bytes, expected at most ${count(limit)}.
Shorten the heading or the paragraph that stands there, or divide it by a heading.`
}

function count(digits: string | undefined): string {
  return Number(digits).toLocaleString('en-US')
}
