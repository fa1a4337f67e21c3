import * as ar from './ar.ts'
import * as de from './de.ts'
import * as en from './en.ts'
import * as es from './es.ts'
import * as fr from './fr.ts'
import * as he from './he.ts'
import * as it from './it.ts'
import * as ja from './ja.ts'
import * as ko from './ko.ts'
import * as pl from './pl.ts'
import * as ptBr from './pt-br.ts'
import * as ru from './ru.ts'
import * as tr from './tr.ts'
import type { Words } from './words.ts'
import * as zhHans from './zh-hans.ts'
import * as zhHant from './zh-hant.ts'

/** The languages that the theme speaks, by their tags. */
export const languages: Readonly<Record<string, Words>> = {
  ar,
  de,
  en,
  es,
  fr,
  he,
  it,
  ja,
  ko,
  pl,
  pt: ptBr,
  ru,
  tr,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
}

/**
 * The words for a language: of its script, or of the language alone, else English.
 *
 *     wordsOf('zh-TW')  // → traditional Chinese
 *
 * @see https://www.rfc-editor.org/rfc/rfc4647#section-3.4
 */
export function wordsOf(tag: string): Words {
  return known(tag) ?? en
}

/** True for a language that the theme has words in. */
export function speaks(tag: string): boolean {
  return known(tag) !== undefined
}

function known(tag: string): Words | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return languages[`${language}-${script}`] ?? languages[language]
  } catch {
    return undefined
  }
}
