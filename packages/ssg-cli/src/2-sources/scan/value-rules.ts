import { quote } from '../../diagnostics/quote.ts'
import { isObject } from '../../text/is-object.ts'
import { unsafeStart, type UrlUse } from '../../text/urls/unsafe-start.ts'
import { decode } from '../../text/urls/route-key.ts'
import { insidePath, staysInside } from '../../text/urls/stays-inside.ts'

/** What a rule makes of a value: the value to use, or what is expected instead. */
export type Reading = { readonly value: unknown } | Misfit

/** Why a value cannot be used. */
export interface Misfit {
  readonly expected: string
  readonly hint?: string
  /** How it begins, when it is an unsafe URL. */
  readonly unsafe?: string
  /** True for a text that says nothing. */
  readonly isEmpty?: true
  /** What it is taken for, when it is a day that the calendar lacks. */
  readonly rolledOver?: unknown
  /** Path below the key and the value there, when only a part of the value is wrong. */
  readonly part?: { readonly path: string; readonly value: unknown }
}

/** Says what a value may be. `written` is a scalar as it stands in the file, `items` are those of a list. */
export type Rule = (value: unknown, written?: string, items?: readonly (string | undefined)[]) => Reading

/** Text. Numbers count as text, for nobody thinks of quotes in `title: 2024`. */
export const text: Rule = (value, written) => {
  if (typeof value === 'string') return { value }
  return typeof value === 'number' ? { value: written ?? String(value) } : { expected: 'a string' }
}

/** Words that readers see. */
export const words: Rule = (value, written) => {
  const reading = text(value, written)
  return 'value' in reading && String(reading.value).trim() === ''
    ? { expected: 'a string that is not empty', isEmpty: true }
    : reading
}

/** The URL of a page, or of a picture. */
export function url(use: UrlUse): Rule {
  return (value, source) => {
    const reading = text(value, source)
    if ('expected' in reading) return reading
    const written = String(reading.value)
    const unsafe = unsafeStart(written, use)
    if (unsafe !== undefined) return { expected: 'a URL that runs no code', unsafe }
    return URL.canParse(written, 'http://site') ? reading : { expected: 'a URL' }
  }
}

/** Text alone, where Docusaurus takes no number for it. */
export const onlyText: Rule = (value, written) => {
  if (typeof value === 'string') return { value }
  const number = typeof value === 'number' ? (written ?? String(value)) : undefined
  return { expected: 'a string', ...(number !== undefined && { hint: `Write it in quotes: "${number}"` }) }
}

/** True or false, also in quotes, as Docusaurus takes it. */
export const flag: Rule = (value) => {
  if (value === 'true' || value === 'false') return { value: value === 'true' }
  return typeof value === 'boolean' ? { value } : { expected: 'true or false' }
}

/** A number, also in quotes. */
export const number: Rule = (value) => {
  const parsed = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof parsed === 'number' && Number.isFinite(parsed) ? { value: parsed } : { expected: 'a number' }
}

/** An object with any keys. */
export const record: Rule = (value) => (isObject(value) ? { value } : { expected: 'an object' })

/** A list of texts. */
export const texts: Rule = (value, _, items) => {
  if (!Array.isArray(value)) return { expected: 'a list of strings', hint: 'Write a list: [first, second]' }
  const readings = value.map((item, index) => text(item, items?.[index]))
  const bad = readings.findIndex((reading) => 'expected' in reading)
  if (bad !== -1) return { expected: 'a string', part: { path: `[${bad}]`, value: value[bad] } }
  return { value: readings.map((reading) => 'value' in reading && reading.value) }
}

/** What another rule allows as text, when it is the path of a URL within the site. */
export function urlPath(rule: Rule): Rule {
  return (value, written) => {
    const reading = rule(value, written)
    const path = 'value' in reading ? decode(String(reading.value)) : ''
    if (staysInside(path)) return reading
    return { expected: 'a path that stays in the site', hint: `Write ${quote(insidePath(path))}.` }
  }
}

/** What another rule allows, or null. */
export function orNull(rule: Rule): Rule {
  return (value, written) => {
    if (value === null) return { value }
    const reading = rule(value, written)
    return 'expected' in reading ? { ...reading, expected: `${reading.expected} or null` } : reading
  }
}

/** An object of keys with rules; other keys are an error. */
export function object(rules: Readonly<Record<string, Rule>>, expected: string): Rule {
  return (value) => {
    if (!isObject(value)) return { expected }
    const result: Record<string, unknown> = {}
    for (const [key, part] of Object.entries(value)) {
      const rule = Object.hasOwn(rules, key) ? rules[key] : undefined
      if (!rule) return { expected: `one of the keys ${Object.keys(rules).join(', ')}`, part: { path: '', value: key } }
      const reading = rule(part)
      if ('expected' in reading) {
        return {
          ...reading,
          ...('rolledOver' in reading && { rolledOver: { ...value, [key]: reading.rolledOver } }),
          part: { path: `.${key}${reading.part?.path ?? ''}`, value: reading.part ? reading.part.value : part },
        }
      }
      result[key] = reading.value
    }
    return { value: result }
  }
}
