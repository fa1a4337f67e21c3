import type { HeadTag } from '../../model/head-tag.ts'
import { tagsOfEveryPage } from '../../text/html/head-tags.ts'
import { isObject } from '../../text/is-object.ts'
import { joined, leftOut, type Part, type Rule } from './part.ts'

/** `headTags`, which stand in the head of every page. */
export const headTags: Rule = (value, at) => joined(listOf(value).map((tag, index) => tagOf(tag, `${at}[${index}]`)))

/** `scripts`: URLs, or the attributes of a script. */
export const scripts: Rule = (value) =>
  joined(
    listOf(value).map((each) =>
      headPart({ tag: 'script', attributes: typeof each === 'string' ? { src: each } : attributesOf(each) }),
    ),
  )

/** `themeConfig.metadata`: attributes of `<meta>`. Those that the theme writes for each page are its own. */
export const metadata: Rule = (value, at) =>
  joined(
    listOf(value).map((attributes, index) => {
      const name = isObject(attributes) ? (attributes['name'] ?? attributes['property']) : undefined
      if (typeof name === 'string' && ofPages.includes(name)) {
        return leftOut('the theme writes it for each page')(attributes, `${at}[${index}]`)
      }
      return headPart({ tag: 'meta', attributes: attributesOf(attributes) })
    }),
  )

const ofPages = ['og:title', 'og:url', 'og:image', 'og:description', 'description']

function tagOf(value: unknown, at: string): Part {
  const tag = isObject(value) ? tagsOfEveryPage.find((name) => name === value['tagName']) : undefined
  if (!isObject(value) || tag === undefined)
    return leftOut(`the head of a page takes ${tagsOfEveryPage.join(', ')}`)(value, at)
  const { attributes, innerHTML } = value
  return headPart({
    tag,
    attributes: attributesOf(attributes),
    ...(typeof innerHTML === 'string' && { content: innerHTML }),
  })
}

/** Attributes of a tag. One that is false is none. */
export function attributesOf(value: unknown): Readonly<Record<string, string | true>> {
  const entries = isObject(value) ? Object.entries(value) : []
  return Object.fromEntries(
    entries.flatMap(([name, each]) =>
      each === false || each === undefined || each === null ? [] : [[name, each === true ? true : String(each)]],
    ),
  )
}

/** A tag in the head of every page. */
export function headPart(tag: HeadTag): Part {
  return { config: { everyPage: { head: [tag] } } }
}

/** The entries of a list, none where it is no list. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
