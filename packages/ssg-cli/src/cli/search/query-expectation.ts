import { nearest } from '../../text/nearest.ts'

/** A query and the page that it has to show. */
export interface QueryExpectation {
  readonly query: string
  /** Path of the page below the base URL, with an anchor for one part of it; null when nothing may be found. */
  readonly expect: string | null
  /** The page is among so many pages. */
  readonly first: number
  /** Name or label of a version; the latest of each collection unless given. */
  readonly version?: string
  /** Tags to search in, instead of those of a version. */
  readonly tags?: readonly string[]
  readonly language?: string
}

const keys = ['query', 'expect', 'first', 'version', 'tags', 'language']
const defaultFirst = 3

/**
 * Check what a file of queries holds. Gives the queries, or a sentence for each mistake.
 *
 *     queryExpectations([{ query: 'install', expect: '/install' }])  // → { queries: [{ …, first: 3 }], problems: [] }
 */
export function queryExpectations(value: unknown): {
  readonly queries: readonly QueryExpectation[]
  readonly problems: readonly string[]
} {
  if (!Array.isArray(value))
    return { queries: [], problems: [`Unexpected ${kindOf(value)}, expected a list of queries.`] }
  if (value.length === 0) return { queries: [], problems: ['Unexpected empty list, expected at least one query.'] }
  const problems: string[] = []
  const queries = value.flatMap((entry: unknown, index) => {
    const found = problemsOf(entry)
    problems.push(...found.map((problem) => `Query ${index + 1}: ${problem}`))
    // Nothing is wrong with it: it has these keys and types.
    return found.length > 0 ? [] : [{ first: defaultFirst, ...(entry as Omit<QueryExpectation, 'first'>) }]
  })
  return { queries, problems }
}

function problemsOf(entry: unknown): string[] {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry))
    return [`Unexpected ${kindOf(entry)}, expected an object with "query" and "expect".`]
  const problems = Object.keys(entry)
    .filter((key) => !keys.includes(key))
    .map((key) => {
      const [near] = nearest(key, keys)
      return `Unexpected key "${key}", expected ${list(keys)}.${near === undefined ? '' : ` Did you mean "${near}"?`}`
    })
  const values = new Map<string, unknown>(Object.entries(entry))
  const check = (key: string, isRight: (value: unknown) => boolean, expected: string, isNeeded = false) => {
    if (!values.has(key) && !isNeeded) return
    const found = values.get(key)
    if (isRight(found)) return
    problems.push(
      values.has(key)
        ? `Unexpected ${kindOf(found)} as "${key}", expected ${expected}.`
        : `There is no "${key}", expected ${expected}.`,
    )
  }
  check('query', (found) => isText(found), 'what a reader types', true)
  check(
    'expect',
    (found) => found === null || (isText(found) && found.startsWith('/')),
    'the path of a page, such as "/guides/install", or null when nothing may be found',
    true,
  )
  check(
    'first',
    (found) => Number.isInteger(found) && Number(found) > 0 && Number(found) <= 100,
    'a whole number from 1 to 100',
  )
  check('version', isText, 'the name or label of a version')
  check('language', isText, 'the code of a language')
  check('tags', (found) => Array.isArray(found) && found.length > 0 && found.every(isText), 'a list of tags')
  if (values.has('version') && values.has('tags'))
    problems.push('Unexpected "version" beside "tags", expected one of them.')
  return problems
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

function kindOf(value: unknown): string {
  if (value === undefined || value === null) return String(value)
  if (Array.isArray(value)) return value.length === 0 ? 'empty list' : 'list'
  if (typeof value === 'string' || typeof value === 'number') return JSON.stringify(value)
  return typeof value
}

function list(names: readonly string[]): string {
  const quoted = names.map((name) => `"${name}"`)
  return `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1) ?? ''}`
}
