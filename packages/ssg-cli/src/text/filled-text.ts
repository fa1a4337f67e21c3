/**
 * The parts of a text with values in the place of their names. A number called `count` chooses among the forms of the text.
 *
 *     filledText('{count} tag|{count} tags', { count: 2 }, 'en')  // → ['', 2, ' tags']
 *
 * @param language tag of the language that counts (BCP 47)
 */
export function filledText<T>(
  text: string,
  values: Readonly<Record<string, T>>,
  language: string,
): readonly (T | string)[] {
  return formOf(text, values['count'], language)
    .split(/\{(\w+)\}/)
    .map((part, index) => {
      if (index % 2 === 0) return part
      // What every object has is no value: "constructor".
      const value = Object.hasOwn(values, part) ? values[part] : undefined
      return value === undefined ? `{${part}}` : value
    })
}

const order: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other']

/**
 * The form of a text for a number. A language that has more forms than the text takes the last.
 *
 * @see https://tc39.es/ecma402/#pluralrules-objects
 */
function formOf(text: string, count: unknown, language: string): string {
  if (typeof count !== 'number' || !text.includes('|')) return text
  const forms = text.split('|')
  const rules = new Intl.PluralRules(language)
  const categories = order.filter((category) => rules.resolvedOptions().pluralCategories.includes(category))
  return forms[Math.min(categories.indexOf(rules.select(count)), forms.length - 1)] ?? text
}
