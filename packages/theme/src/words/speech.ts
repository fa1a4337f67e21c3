import { count } from './count.ts'
import { fill } from './fill.ts'
import type { ClientWords, PluralForms } from './words.ts'

/** What the search says, and how its language counts. Handed to those who import nothing of the client. */
export interface Speech {
  readonly words: ClientWords['search']
  readonly client: ClientWords['client']
  /** A number as the language writes it. */
  readonly number: (value: number) => string
  readonly count: (forms: PluralForms, value: number) => string
  readonly fill: typeof fill
}

/** The speech of a language. */
export function speech(language: string, { search, client }: ClientWords): Speech {
  return {
    words: search,
    client,
    number: (value) => value.toLocaleString(language),
    count: (forms, value) => count(forms, value, language),
    fill,
  }
}
