import { fill } from './fill.ts'
import type { PluralForms } from './words.ts'

/**
 * Say a number of things, as a language counts.
 *
 *     count({ one: '{count} item', other: '{count} items' }, 2, 'en')  // → '2 items'
 *
 * @see https://tc39.es/ecma402/#pluralrules-objects
 */
export function count(
  forms: PluralForms,
  number: number,
  language: string,
  values: Readonly<Record<string, string>> = {},
): string {
  const category = new Intl.PluralRules(language).select(number)
  return fill(forms[category] ?? forms.other, { count: number.toLocaleString(language), ...values })
}
