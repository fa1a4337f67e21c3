import { foreignIds } from './foreign-ids.ts'
import type { PluralForms, Words } from './words.ts'
import { wordsOf } from './words-of.ts'

/** How the ids of our words begin in a `code.json`: `docs-build.page.skipLink`. */
const prefix = 'docs-build.'

/** The texts of a site by their ids. */
type Messages = Readonly<Record<string, string>>

/** In this order a text with forms for numbers has those that a language knows. */
const order: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other']

/**
 * The words for a language, with those that a site says itself, under ids of ours or of Docusaurus. A text that asks for
 * values which we do not have counts as none.
 *
 *     siteWords('vi', { 'docs-build.page.next': 'Tiếp theo' }).page.next  // → 'Tiếp theo'
 */
export function siteWords(tag: string, messages: Messages): Words {
  const { page, client, search, offline } = wordsOf(tag)
  const own = <Table extends object>(name: string, table: Table): Table => {
    const said = Object.entries<string | PluralForms>(table as Readonly<Record<string, string | PluralForms>>).flatMap(
      ([key, word]) => {
        const text = textFor(`${name}.${key}`, word, messages)
        return text === undefined ? [] : [[key, typeof word === 'string' ? text : formsOf(text, tag)] as const]
      },
    )
    return { ...table, ...Object.fromEntries(said) }
  }
  return {
    page: own('page', page),
    client: own('client', client),
    search: own('search', search),
    offline: own('offline', offline),
  }
}

function textFor(key: string, word: string | PluralForms, messages: Messages): string | undefined {
  const foreign = foreignIds[key]
  const theirs = foreign && messages[foreign.id]
  const text =
    messages[prefix + key] ??
    theirs
      ?.replace(/\{(\w+)\}/g, (whole, name: string) => {
        const ours = foreign?.values?.[name]
        return ours === undefined ? whole : `{${ours}}`
      })
      // We draw arrows.
      .replace(/^[←→]\s*/, '')
  if (text === undefined || text === '') return undefined
  const known = namesIn(typeof word === 'string' ? word : word.other)
  return namesIn(text).every((name) => known.includes(name)) ? text : undefined
}

function namesIn(text: string): readonly string[] {
  return Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)
}

/** `One item|{count} items` as forms. A language that has more forms than the text takes the last for these. */
function formsOf(text: string, tag: string): PluralForms {
  const forms = text.split('|')
  const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions()
  const last = forms.at(-1) ?? text
  const known = order.filter((category) => pluralCategories.includes(category))
  return { ...Object.fromEntries(known.map((category, index) => [category, forms[index] ?? last])), other: last }
}
