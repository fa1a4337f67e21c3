import { docusaurusKeys } from './docusaurus-keys.ts'
import { describe } from '../diagnostics/describe.ts'
import { nearest } from '../text/nearest.ts'
import { quote } from '../diagnostics/quote.ts'
import type { Problem } from './problem.ts'
import type { ZodError } from './zod.ts'

type Issue = ZodError['issues'][number]

/**
 * Say what zod found in a value: what stands there, and what is expected.
 *
 * @param placesOf where else a key may stand, by its name
 */
export function problemsOf(
  { issues }: Pick<ZodError, 'issues'>,
  value: unknown,
  placesOf: (key: string) => readonly string[] = () => [],
): Problem[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'invalid_union') {
      // Of the forms that a value may have, the one is meant of which only parts are wrong.
      const meant = issue.errors.find((inner) =>
        inner.every(({ path, code }) => path.length > 0 || code === 'unrecognized_keys'),
      )
      if (meant)
        return problemsOf(
          { issues: meant.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) },
          value,
          placesOf,
        )
    }
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownKey(issue, key, placesOf))
    if (issue.code === 'invalid_key') return wrongKey(issue)
    return isUnderOtherName(issue.path, value) ? [] : wrongValue(issue, valueAt(value, issue.path))
  })
}

function unknownKey({ path, message }: Issue, key: string, placesOf: (key: string) => readonly string[]): Problem {
  const instead = Object.hasOwn(docusaurusKeys, key) ? docusaurusKeys[key] : undefined
  const suggestion = instead === undefined ? nearest(key, quotedIn(message))[0] : undefined
  const places = instead === undefined && suggestion === undefined ? placesOf(key).map(quote) : []
  const advice = places.length > 0 ? `Write it as ${places.join(' or ')}.` : undefined
  // A list of all keys helps only who has nothing near.
  const known = suggestion === undefined ? message : quote(suggestion)
  return {
    path: [...path, key],
    message: `Unexpected key ${quote(key)}${instead === undefined && !advice ? `, expected ${known}` : ''}`,
    suggestion,
    hint: instead === undefined ? advice : `Write ${instead} in place of Docusaurus' "${key}".`,
    key,
  }
}

/** Whether a key is missing that stands there as Docusaurus calls it: that is reported as unknown, with the advice. */
function isUnderOtherName(path: readonly PropertyKey[], value: unknown): boolean {
  const parent = valueAt(value, path.slice(0, -1))
  const wanted = quote(String(path.at(-1)))
  if (typeof parent !== 'object' || parent === null || valueAt(value, path) !== undefined) return false
  return Object.keys(parent).some((key) => Object.hasOwn(docusaurusKeys, key) && docusaurusKeys[key] === wanted)
}

function wrongKey(issue: Issue & { readonly code: 'invalid_key' }): Problem {
  const key = String(issue.path.at(-1))
  const allowed = issue.issues[0]?.message ?? ''
  const suggestion = nearest(key, quotedIn(allowed))[0]
  const expected = suggestion === undefined ? allowed : quote(suggestion)
  return { path: issue.path, message: `Unexpected key ${quote(key)}, expected ${expected}`, suggestion, key }
}

function wrongValue({ code, path, message }: Issue, value: unknown): Problem {
  const key = path.at(-1)
  if (value === undefined && typeof key === 'string')
    return { path: path.slice(0, -1), message: `The key ${quote(key)} is missing, expected ${message}` }
  // Only the words of a choice are to be meant; what else is quoted is an example.
  const choices = code === 'invalid_value' ? quotedIn(message) : []
  return {
    path,
    message: `Unexpected ${describe(value)}, expected ${message}`,
    ...(typeof value === 'string' && { suggestion: nearest(value, choices)[0], string: value }),
    ...(typeof key === 'string' && { key }),
  }
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, key) => {
    return typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined
  }, value)
}

/** What a message allows stands in it in quotes. */
function quotedIn(message: string): string[] {
  return Array.from(message.matchAll(/"([^"]+)"/g), ([, word = '']) => word)
}
