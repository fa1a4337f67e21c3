import type { JSONPath } from 'jsonc-parser'
import { isObject, type Properties } from './read-properties.ts'

/** Makes a function of the text of an arrow function, which stands at a path of the properties. */
export type MakeFunction = (text: string, path: JSONPath) => unknown

/** What the values of properties become when a chart is drawn. */
export interface Makers {
  /** Undefined where the properties hold no function. */
  readonly makeFunction: MakeFunction | undefined
  /** The value of a CSS variable, by its name with the hyphens. */
  readonly variable: (name: string) => string
  /** Which paths hold data, in which a text stays a text. */
  readonly isData: (path: JSONPath) => boolean
}

// The form that the components take for a function, as their pages say.
const arrow = /^\s*(?:async\s*)?\([^)]*\)\s*=>/

/** Says whether there is a function among the properties. */
export function hasFunction(value: unknown): boolean {
  if (typeof value === 'string') return arrow.test(value)
  return typeof value === 'object' && value !== null && Object.values(value).some(hasFunction)
}

/** The properties with functions in the place of arrow functions, and values in the place of CSS variables. */
export function liveProperties(properties: Properties, makers: Makers): Properties {
  return Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, liveValue(value, [key], makers)]))
}

function liveValue(value: unknown, path: JSONPath, makers: Makers): unknown {
  if (Array.isArray(value)) return value.map((each, index) => liveValue(each, [...path, index], makers))
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, liveValue(each, [...path, key], makers)]),
    )
  if (typeof value !== 'string') return value
  const name = /^\s*var\((--[\w-]+)/.exec(value)?.[1]
  if (name !== undefined) return makers.variable(name)
  if (makers.makeFunction && arrow.test(value) && !makers.isData(path)) return makers.makeFunction(value, path)
  return value
}
