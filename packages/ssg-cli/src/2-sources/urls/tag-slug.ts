/** Runs of letters as words are written together, and runs of digits. */
const words = /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lu}+|\p{Nd}+|[\p{Lo}\p{Lm}]+/gu

/**
 * The part of a URL that stands for a tag: its words in lower case, joined with hyphens, without accents.
 *
 *     tagSlug('Embr Charts')  // → 'embr-charts'
 *     tagSlug('XMLHttp v2')   // → 'xml-http-v-2'
 *
 * @see https://lodash.com/docs/#kebabCase
 */
export function tagSlug(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .normalize('NFC')
  const found = plain.match(words)
  return found ? found.map((word) => word.toLowerCase()).join('-') : name
}
