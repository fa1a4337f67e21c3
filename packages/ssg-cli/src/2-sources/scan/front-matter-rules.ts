import { isObject } from '../../text/is-object.ts'
import { mistyped } from '../../text/mistyped.ts'
import { date } from './date-rule.ts'
import { flag, number, object, orNull, record, text, texts, url, words, type Rule } from './value-rules.ts'

const id: Rule = (value, written) => {
  const reading = text(value, written)
  if ('expected' in reading) return reading
  const own = String(reading.value)
  // Of these the URL would be that of a folder.
  if (/^\.{1,2}$|\\/.test(own)) return { expected: 'a name that is no path' }
  if (own !== '' && !own.includes('/')) return reading
  return {
    expected: 'a string without "/"',
    hint: 'The folder is a part of the id anyway. To change the URL, set "slug".',
  }
}

const level: Rule = (value) => {
  const reading = number(value)
  const isLevel = 'value' in reading && [2, 3, 4, 5, 6].some((allowed) => allowed === reading.value)
  return isLevel ? reading : { expected: 'a heading level from 2 to 6' }
}

/** A day stays one. */
const day: Rule = (value, written) => {
  const reading = date(value, written)
  const dayOf = (moment: unknown) => String(moment).replace('T00:00:00.000Z', '')
  if ('value' in reading) return { value: dayOf(reading.value) }
  return reading.rolledOver === undefined ? reading : { ...reading, rolledOver: dayOf(reading.rolledOver) }
}

const known = object({ date: day, author: text }, 'an object with the keys date and author')

/** Keys of others are passed over, as Docusaurus does; one that is nearly a known key is a mistake. */
const lastUpdate: Rule = (value, written) => {
  const ours = ['date', 'author']
  const isTold = ([key]: readonly [string, unknown]) => ours.includes(key) || mistyped(key, ours) !== undefined
  if (!isObject(value)) return known(value, written)
  const told = Object.entries(value).filter(isTold)
  if (told.length === 0) return { expected: 'an object with the key date, author or both' }
  return known(Object.fromEntries(told), written)
}

const tags: Rule = (value, _, items) => {
  const one = 'a string, or an object with the keys label and permalink'
  const all = 'a list of strings, or of objects with the keys label and permalink'
  if (!Array.isArray(value)) return { expected: all, hint: 'Write a list: [first, second]' }
  const bad = value.findIndex((tag) => !isTag(tag))
  if (bad !== -1) return { expected: one, part: { path: `[${bad}]`, value: value[bad] } }
  return { value: value.map((tag, index) => (typeof tag === 'number' ? (items?.[index] ?? tag) : tag)) }
}

/** The page of a tag has a name, and a URL that is not the list's. */
function isTag(tag: unknown): boolean {
  if (!isObject(tag)) return typeof tag === 'number' || (typeof tag === 'string' && tag.trim() !== '')
  const { label, permalink } = tag
  return typeof label === 'string' && label.trim() !== '' && typeof permalink === 'string' && /[^/\s]/.test(permalink)
}

const mdx: Rule = (value) => {
  if (!isObject(value)) return { expected: 'an object with the key format' }
  const { format } = value
  const near = Object.keys(value).find((key) => mistyped(key, ['format']))
  if (near !== undefined) return { expected: 'the key "format"', part: { path: '', value: near } }
  if (format === undefined || format === 'md' || format === 'mdx' || format === 'detect') return { value }
  return { expected: '"md", "mdx" or "detect"', part: { path: '.format', value: format } }
}

const editUrl: Rule = (value) => {
  const reading = url('place')(value)
  const isUrl = 'unsafe' in reading || ('value' in reading && !/\s/.test(String(reading.value)))
  return isUrl ? reading : { expected: 'a URL' }
}

/**
 * The types of the keys that have a meaning.
 *
 * @see https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-docs#markdown-front-matter
 */
export const frontMatterRules: Readonly<Record<string, Rule>> = {
  id,
  title: words,
  hide_title: flag,
  hide_table_of_contents: flag,
  layout: text,
  toc_min_heading_level: level,
  toc_max_heading_level: level,
  keywords: texts,
  image: url('picture'),
  description: text,
  slug: text,
  sidebar_key: text,
  sidebar_label: words,
  sidebar_position: number,
  sidebar_class_name: text,
  sidebar_custom_props: record,
  displayed_sidebar: orNull(text),
  tags,
  pagination_label: words,
  pagination_next: orNull(text),
  pagination_prev: orNull(text),
  custom_edit_url: orNull(editUrl),
  parse_number_prefixes: flag,
  last_update: lastUpdate,
  draft: flag,
  unlisted: flag,
  mdx,
}
