import { oneLine } from '../../text/one-line.ts'
import { stripMarkup, type Stripped } from './strip-markup.ts'

/**
 * The words of a piece of Markdown, in one line.
 *
 *     plainText('See **[the `api`](api.md)**')  // → 'See the api'
 */
export function plainText(markdown: string, format: 'md' | 'mdx'): string {
  return oneLine(plainLines(stripMarkup({ text: markdown, from: 0, to: markdown.length, format }), noDefinitions))
}

const noDefinitions = () => false

/** Characters up to which marks are taken out. The time of looking for the second of a pair grows with the square of them. */
const longestRead = 4000

/** Take the inline marks out of stripped Markdown; lines stay lines. `isDefined` knows the labels of link definitions. */
export function plainLines({ text, kept }: Stripped, isDefined: (label: string) => boolean): string {
  const words = text.length > longestRead ? text : withoutEmphasis(withoutLinks(text, isDefined))
  const decoded = words.includes('&')
    ? words.replace(/&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(\w{2,8}));/g, entity)
    : words
  return kept.length === 0 ? decoded : decoded.replace(/\uE000(\d+)\uE001/g, (_, index) => kept[Number(index)] ?? '')
}

const destination = String.raw`(?:\((?:[^()]|\([^()]*\))*\)|\[[^\][]*\])`
const image = new RegExp(String.raw`!\[(?:[^\][]|\[[^\][]*\])*\]${destination}?`, 'g')
const link = new RegExp(String.raw`\[((?:[^\][]|\[[^\][]*\])*)\]${destination}`, 'g')

function withoutLinks(text: string, isDefined: (label: string) => boolean): string {
  if (!text.includes('[')) return text
  return text
    .replace(image, '')
    .replace(/\[\^[^\]\s]+\]/g, '')
    .replace(link, '$1')
    .replace(/\[([^\][]+)\]/g, (whole, label: string) => (isDefined(label) ? label : whole))
}

function withoutEmphasis(text: string): string {
  if (!/[*_~]/.test(text)) return text
  return text
    .replace(/\*\*(?=\S)(.+?)(?<=\S)\*\*/gs, '$1')
    .replace(/\*(?=\S)([^*]+?)(?<=\S)\*/g, '$1')
    .replace(/(?<![\p{L}\p{N}_])__(?=\S)(.+?)(?<=\S)__(?![\p{L}\p{N}_])/gsu, '$1')
    .replace(/(?<![\p{L}\p{N}_])_(?=\S)([^_]+?)(?<=\S)_(?![\p{L}\p{N}_])/gu, '$1')
    .replace(/~~(?=\S)(.+?)(?<=\S)~~/gs, '$1')
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  copy: '©',
  reg: '®',
  trade: '™',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  times: '×',
  deg: '°',
  micro: 'µ',
}

function entity(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return (Object.hasOwn(entities, name) ? entities[name] : undefined) ?? whole
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
}
