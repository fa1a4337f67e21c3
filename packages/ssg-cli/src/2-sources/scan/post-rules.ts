import { namedAuthor } from './author-rules.ts'
import { date } from './date-rule.ts'
import { frontMatterRules } from './front-matter-rules.ts'
import { text, url, type Rule } from './value-rules.ts'

/** A key of the file of authors, an author, or a list of both. */
const authors: Rule = (value) => {
  const list = Array.isArray(value) ? value : [value]
  const readings = list.map((item) => (typeof item === 'string' ? { value: item } : namedAuthor(item)))
  const bad = readings.findIndex((reading) => 'expected' in reading)
  const wrong = readings[bad]
  if (wrong && 'expected' in wrong)
    return typeof list[bad] === 'object' && list[bad] !== null
      ? wrong
      : { expected: 'keys of authors, or objects with keys such as name' }
  return { value: readings.map((reading) => 'value' in reading && reading.value) }
}

/**
 * The types of the keys that have a meaning in posts. What the sidebars of docs ask for has none.
 *
 * @see https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-blog#markdown-front-matter
 */
export const postRules: Readonly<Record<string, Rule>> = {
  ...frontMatterRules,
  title_meta: text,
  date,
  authors,
  author: text,
  author_title: text,
  authorTitle: text,
  author_url: url('place'),
  authorURL: url('place'),
  author_image_url: url('picture'),
  authorImageURL: url('picture'),
}
