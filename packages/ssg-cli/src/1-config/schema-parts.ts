import { alternatives } from '../diagnostics/quote.ts'
import { boolean, number, oneOf, record, strictObject, string, type ZodString, type ZodType } from './zod.ts'
import { longName } from '../text/urls/long-name.ts'
import { decode } from '../text/urls/route-key.ts'
import { staysInside } from '../text/urls/stays-inside.ts'
import { sitePath } from './site-path.ts'

// The building blocks of the config's schema. The error of each says what is allowed, in words that can follow
// "expected"; problems-of.ts makes sentences of them.

/** Any text. */
export const text = string('a string')

/** Text that is not blank. */
export const name = text.regex(/\S/, 'a string that is not blank')

/** True or false. */
export const flag = boolean('true or false')

/** A path relative to the site folder. */
export const path = name
  .regex(/^(?![\\/]|[a-z]:)/i, 'a path relative to the site folder, without "/" at its start')
  .transform(sitePath)

/** A size in CSS pixels. */
export const pixels = number('a number of pixels').positive('a number of pixels above 0')

/** Whether files can have the names of a route. */
export function isShort(names: string): boolean {
  return longName(decode(names)) === undefined
}

/** Names of a URL below those of the site, as `docs/guides`. */
export function route(example: string) {
  return text
    .regex(/^[^?#\s\\:]*$/, `a route such as "${example}", without "?", "#", "\\", ":" and spaces`)
    .refine((names) => staysInside(decode(names)), `a route such as "${example}", which stays in the site`)
    .refine(isShort, `a route such as "${example}", with names of at most 250 bytes`)
    .transform((names) => names.split('/').filter(Boolean).join('/'))
    .default(example)
}

/** One of some words. */
export function choice<const Words extends readonly string[]>(words: Words) {
  return oneOf(words, alternatives(words))
}

/** An object that has no keys but these. */
export function object<Shape extends Readonly<Record<string, ZodType>>>(shape: Shape) {
  const keys = alternatives(Object.keys(shape))
  return strictObject(shape, { error: ({ code }) => (code === 'unrecognized_keys' ? keys : 'an object') })
}

/** An object whose keys the author chooses. */
export function dictionary<Value extends ZodType>(key: ZodString, value: Value, expected = 'an object') {
  return record(key, value, expected)
}
