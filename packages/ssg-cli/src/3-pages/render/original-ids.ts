import type { HeadingFact } from '../../model/compiled.ts'
import type { DocContent } from '../../model/page.ts'

/**
 * Say which ids the headings of a translation have in place of their own: those of the text that it translates, so that
 * links to a section lead to it in every language. None where the levels of the headings are not the same.
 *
 *     originalIds([{ id: 'die-pumpe', level: 2 }], [{ id: 'the-pump', level: 2 }])  // → { 'die-pumpe': 'the-pump' }
 */
export function originalIds(
  headings: readonly Pick<HeadingFact, 'id' | 'level'>[],
  outline: NonNullable<DocContent['outline']>,
): Readonly<Record<string, string>> | undefined {
  const isSame = headings.length === outline.length && headings.every(({ level }, at) => level === outline[at]?.level)
  if (!isSame) return undefined
  const others = headings.flatMap(({ id }, at): readonly (readonly [string, string])[] => {
    const original = outline[at]?.id
    return original === undefined || original === id ? [] : [[id, original]]
  })
  return others.length === 0 ? undefined : Object.fromEntries(others)
}

/**
 * Give headings their original ids. An element before the text of each keeps the id that follows from it, for links that
 * were made to the translation.
 */
export function withOriginalIds(html: string, ids: Readonly<Record<string, string>>): string {
  const taken = new Set(Object.values(ids))
  const written = new Set(Array.from(html.matchAll(names), ([, id = '']) => unescaped(id)))
  return html.replace(/<h[1-6](?:\s[^>]*?)?\sid="([^"]*)"[^>]*>/g, (tag, id: string) => {
    const original = ids[unescaped(id)]
    // Translators may have written it themselves.
    const isWritten = original !== undefined && ids[original] === undefined && written.has(original)
    if (original === undefined || isWritten) return tag
    // An id that another heading has is not there twice.
    const own = taken.has(unescaped(id)) ? '' : `<a id="${id}"></a>`
    return tag.replace(` id="${id}"`, () => ` id="${escaped(original)}"`) + own
  })
}

/** Ids, and names of places as HTML had them before. */
const names = /<[a-z][^>]*?\s(?:id|name)="([^"]*)"/gi

function unescaped(text: string): string {
  return text
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}
