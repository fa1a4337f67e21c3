import { quote } from '../diagnostics/quote.ts'
import { isObject } from '../text/is-object.ts'
import type { Problem } from './problem.ts'

type Keys = readonly PropertyKey[]
type Part = Readonly<Record<string, unknown>>

/** A key, and what has to stand beside it. */
interface Needed {
  readonly of: Keys
  readonly key: string
  readonly needs: string
}

const edits = ['editCurrentVersion', 'editLocalizedFiles']

/**
 * Keys that say something to no effect, because another one that they need is not beside them. In a config that was made of
 * one of Docusaurus they are what that says.
 *
 *     idleKeys({ docs: { editCurrentVersion: true } })  // → [{ path: ['docs', 'editCurrentVersion'], … }]
 */
export function idleKeys(user: Part): Problem[] {
  if (user['siteConfig'] !== undefined) return []
  const needs: Needed[] = [
    ...needed(['announcementBar'], ['background'], 'color'),
    ...needed(['announcementBar'], ['color'], 'background'),
    ...needed([], ['pagesEditLocalizedFiles'], 'pagesEditUrl'),
    ...parts(user, 'docs', 'collections', 'blog', 'morePages').flatMap((of) => needed(of, edits, 'editUrl')),
    ...parts(user, 'docs', 'collections').flatMap((of) =>
      Object.keys(Object(valueAt(user, [...of, 'versions']))).flatMap((name) =>
        needed([...of, 'versions', name], ['remove'], 'overlay'),
      ),
    ),
  ]
  return [...needs.flatMap((need) => problemOf(user, need)), ...searchesNothing(user)]
}

function needed(of: Keys, keys: readonly string[], needs: string): Needed[] {
  return keys.map((key) => ({ of, key, needs }))
}

function problemOf(user: Part, { of, key, needs }: Needed): Problem[] {
  const part = valueAt(user, of)
  const own = isObject(part) ? part : {}
  const isIdle = Array.isArray(own[key]) ? own[key].length > 0 : own[key] !== undefined
  if (!isIdle || own[needs] !== undefined) return []
  return [idle([...of, key], `without ${quote(needs)}, expected that beside it`)]
}

/** What is said of a search that readers do not have. */
function searchesNothing(user: Part): Problem[] {
  const search = isObject(user['search']) ? user['search'] : {}
  if (search['provider'] !== 'none') return []
  return ['synonyms', 'missingResultsUrl']
    .filter((key) => search[key] !== undefined)
    .map((key) => idle(['search', key], 'beside provider: "none", expected another provider'))
}

function idle(path: Keys, problem: string): Problem {
  const message = `Unexpected ${quote(String(path.at(-1)))} ${problem}: it has no effect`
  return { path, message, warning: 'invalid-config' }
}

/** The paths of parts of a config, each an object or a list of them. */
function parts(user: Part, ...keys: readonly string[]): Keys[] {
  return keys.flatMap((key): Keys[] => {
    const value = user[key]
    return Array.isArray(value) ? value.map((_, index) => [key, index]) : [[key]]
  })
}

function valueAt(value: unknown, path: Keys): unknown {
  return path.reduce<unknown>((at, key) => (Object(at) as Readonly<Record<PropertyKey, unknown>>)[key], value)
}
