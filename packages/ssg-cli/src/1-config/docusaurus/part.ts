import type { Difference } from '../../model/difference.ts'
import { isObject } from '../../text/is-object.ts'

/** What a part of a Docusaurus config becomes. */
export interface Part {
  /** Keys of our config. */
  readonly config?: Readonly<Record<string, unknown>>
  readonly differences?: readonly Difference[]
}

/** Says what the value of a key becomes, which stands at `at` in the config. */
export type Rule = (value: unknown, at: string) => Part

/** The rules of an object, key by key. */
export type Rules = Readonly<Record<string, Rule>>

/** What an object becomes, key by key. One without a rule is told, so that nothing is lost without a word. */
export function partOf(value: unknown, at: string, rules: Rules): Part {
  if (!isObject(value)) return value === undefined ? {} : leftOut('expected an object')(value, at)
  const set = Object.entries(value).filter(([, each]) => each !== undefined)
  return joined(
    set.map(([key, each]) => {
      const rule = Object.hasOwn(rules, key) ? rules[key] : undefined
      return (rule ?? leftOut('it is not known here'))(each, at === '' ? key : `${at}.${key}`)
    }),
  )
}

/** The value becomes that of a key of ours: `same('docs.path')`. */
export function same(path: string): Rule {
  return (value) => ({ config: keyed(path.split('.'), value) })
}

/** What it says of the site is so anyway. */
export const granted: Rule = () => ({})

/** Nothing is made of the value. */
export function leftOut(words: string): Rule {
  return (_, at) => ({ differences: [{ kind: 'left-out', at, words }] })
}

/** The value is served in another way. */
export function otherwise(words: string): Rule {
  return (_, at) => ({ differences: [{ kind: 'otherwise', at, words }] })
}

/** The rule for values that say something; `idle` is what the value says when it says nothing. */
export function unless(idle: unknown, rule: Rule): Rule {
  return (value, at) => (value === idle ? {} : rule(value, at))
}

/** The rules for keys that name components: those of Docusaurus' theme say nothing, of others the words are told. */
export function components(usual: Readonly<Record<string, string>>, words: string): Rules {
  const rules = Object.entries(usual).map(([key, name]) => [key, unless(`@theme/${name}`, leftOut(words))] as const)
  return Object.fromEntries(rules)
}

/** All parts as one: objects are joined key by key, lists one after the other; of two other values the later stays. */
export function joined(parts: readonly Part[]): Part {
  return {
    config: parts.reduce<Readonly<Record<string, unknown>>>((sum, { config = {} }) => merged(sum, config), {}),
    differences: parts.flatMap(({ differences = [] }) => differences),
  }
}

function keyed([key = '', ...rest]: readonly string[], value: unknown): Readonly<Record<string, unknown>> {
  return { [key]: rest.length === 0 ? value : keyed(rest, value) }
}

function merged(
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const both = Object.entries(other).map(([key, value]) => {
    const before = one[key]
    if (isObject(before) && isObject(value)) return [key, merged(before, value)]
    return [key, Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value]
  })
  return { ...one, ...Object.fromEntries(both) }
}
