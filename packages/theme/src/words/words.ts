/**
 * A text that depends on a number: its forms by the categories of plurals that the language has. `{count}` stands for the
 * number as the language writes it.
 *
 * @see https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html
 */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }

/** The words of the theme in one language: a file of this folder each, with the keys of English. `{name}` stands for a value. */
export interface Words {
  /** What the server writes into pages. */
  readonly page: Table<typeof import('./en.ts').page>
  /** What scripts of every page say. */
  readonly client: Table<typeof import('./en.ts').client>
  /** What the search says. */
  readonly search: Table<typeof import('./en.ts').search>
  /** What is said of pages that are kept for reading without a network, on sites that ask for it. */
  readonly offline: Table<typeof import('./en.ts').offline>
}

/** The words that browsers need. */
export type ClientWords = Pick<Words, 'client' | 'search'>

type Table<English> = { readonly [Key in keyof English]: English[Key] extends string ? string : PluralForms }
