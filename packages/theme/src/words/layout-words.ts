import type { SiteLayout } from 'docs-build/page'
import { siteWords } from './site-words.ts'
import type { ClientWords, Words } from './words.ts'
import { wordsOf } from './words-of.ts'

type WordsLayout = Pick<SiteLayout, 'locale' | 'messages'>

const known = new Map<string, Words>()
const said = new WeakMap<object, Words>()

/** The words for pages of a layout, with those that its site says itself. Without one, as in an island, they are English. */
export function layoutWords(layout: WordsLayout | undefined): Words {
  const tag = layout?.locale.htmlLang ?? 'en'
  const messages = layout?.messages
  if (messages) {
    let own = said.get(messages)
    if (!own) said.set(messages, (own = siteWords(tag, messages)))
    return own
  }
  let words = known.get(tag)
  if (!words) known.set(tag, (words = wordsOf(tag)))
  return words
}

const scripts = new WeakMap<Words, ClientWords | undefined>()

/** The words that scripts need for a layout. Undefined where they are those that scripts have themselves: English. */
export function clientWords(layout: WordsLayout): ClientWords | undefined {
  const words = layoutWords(layout)
  if (!scripts.has(words))
    scripts.set(words, isEnglish(words) ? undefined : { client: words.client, search: words.search })
  return scripts.get(words)
}

function isEnglish({ client, search }: ClientWords): boolean {
  const english = wordsOf('en')
  return JSON.stringify([client, search]) === JSON.stringify([english.client, english.search])
}
