import { isObject } from '../text/is-object.ts'

/** An element of an extension of sitemaps: its name with the prefix, and text or elements in it. */
export interface SitemapPart {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly content: string | readonly SitemapPart[]
}

/** Key of an item → prefix and name of the element, which stands once for each value of a list. */
const extensions = { img: 'image', video: 'video', news: 'news' } as const

/** What has another name in the file than in JavaScript. */
const otherNames: Readonly<Record<string, string>> = { 'image:url': 'loc', 'image:geoLocation': 'geo_location' }

/**
 * Pictures, videos and news of an item, as functions of Docusaurus sites have them.
 *
 *     sitemapParts({ img: '/a.png' }, 'https://example.com')  // → [{ name: 'image:image', content: [{ name: 'image:loc', … }], … }]
 *
 * @param origin what URLs begin with that have none themselves
 * @see https://developers.google.com/search/docs/crawling-indexing/sitemaps/combine-sitemap-extensions
 */
export function sitemapParts(item: Readonly<Record<string, unknown>>, origin: string): readonly SitemapPart[] {
  return Object.entries(extensions).flatMap(([key, prefix]) =>
    listOf(item[key]).map((value) => {
      const parts = isObject(value) ? value : { url: value }
      return { name: `${prefix}:${prefix}`, attributes: {}, content: partsOf(parts, prefix, origin) }
    }),
  )
}

function partsOf(values: Readonly<Record<string, unknown>>, prefix: string, origin: string): readonly SitemapPart[] {
  return Object.entries(values).flatMap(([key, value]) => {
    // An attribute of an element beside it: `restriction:relationship`.
    if (key.includes(':')) return []
    const name = `${prefix}:${otherNames[`${prefix}:${key}`] ?? key}`
    const attributes = Object.fromEntries(
      Object.entries(values).flatMap(([other, text]) =>
        other.startsWith(`${key}:`) ? [[other.slice(key.length + 1), textOf(text)]] : [],
      ),
    )
    return listOf(value).map((each) => ({
      name,
      attributes,
      content: isObject(each) ? partsOf(each, prefix, origin) : withOrigin(textOf(each), name, origin),
    }))
  })
}

/** `loc`, `thumbnail_loc`, `license`: addresses of pictures, videos and what stands about them. */
function withOrigin(text: string, name: string, origin: string): string {
  return /loc$|^image:license$/.test(name) && URL.canParse(text, origin) ? new URL(text, origin).href : text
}

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return value instanceof Date ? value.toISOString() : String(value)
}

function listOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}
