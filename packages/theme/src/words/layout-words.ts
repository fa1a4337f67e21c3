import type { SiteLayout } from 'docs-build/page'
import type { Words } from './words.ts'
import { wordsOf } from './words-of.ts'

const known = new Map<string, Words>()

/** The words for pages of a layout. Without one, as in an island, they are English. */
export function layoutWords(layout: Pick<SiteLayout, 'locale'> | undefined): Words {
  const tag = layout?.locale.htmlLang ?? 'en'
  let words = known.get(tag)
  if (!words) known.set(tag, (words = wordsOf(tag)))
  return words
}
