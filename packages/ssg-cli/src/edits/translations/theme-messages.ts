import { bySpeech } from '../../text/language-facts.ts'
import { isObject } from '../../text/is-object.ts'
import { titleWords } from '../../2-sources/titles/title-words.ts'
import type { WantedMessage } from './catalogue.ts'

/** The titles of pages that nobody wrote, for a language that we have none in. */
export function titleMessages(tag: string): readonly WantedMessage[] {
  return bySpeech<unknown>(titleWords, tag)
    ? []
    : Object.entries(titleWords.en).map(([id, message]) => ({ id, message }))
}

/** What a theme tells of its words, in the `words.json` of its package. */
interface ThemeWords {
  /** Tags of the languages that it speaks. */
  readonly languages: readonly string[]
  /** Its words in English by their ids; with another id under which a site may say them. */
  readonly messages: Readonly<Record<string, { readonly message: string; readonly also?: string }>>
}

/**
 * The words of a theme that a site has to say itself: all, in a language that the theme does not speak.
 *
 * @param text of the theme's `words.json`
 * @param tag of the language (BCP 47)
 */
export function themeMessages(text: string, tag: string): readonly WantedMessage[] {
  const words: unknown = JSON.parse(text)
  if (!isThemeWords(words)) return []
  const spoken = Object.fromEntries(words.languages.map((language) => [language, true]))
  if (bySpeech(spoken, tag)) return []
  return Object.entries(words.messages).map(([id, { message, also }]) => ({ id, message, ...(also && { also }) }))
}

function isThemeWords(value: unknown): value is ThemeWords {
  return isObject(value) && Array.isArray(value['languages']) && isObject(value['messages'])
}
