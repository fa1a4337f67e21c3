import type { LinkFact } from '../../../model/compiled.ts'
import { styleUrls } from '../../../text/html/style-urls.ts'

/** Texts, and indexes of links in the facts of a page: what an attribute with URLs is made of. */
export type UrlParts = readonly (string | number)[]

/** What nodes say of their URLs: indexes in the facts of the page's links. */
export interface NodeUrls {
  readonly link?: number
  readonly linkSource?: number
  /** Of further attributes, by name. */
  readonly further?: Readonly<Record<string, UrlParts>>
}

/** Attributes besides `href` and `src` whose files a page loads, or that lead somewhere. */
const attributes: Readonly<Record<string, { readonly of: readonly string[]; readonly kind: LinkFact['kind'] }>> = {
  poster: { of: ['video'], kind: 'image' },
  data: { of: ['object'], kind: 'asset' },
  srcset: { of: ['img', 'source'], kind: 'image' },
  action: { of: ['form'], kind: 'link' },
  formaction: { of: ['button', 'input'], kind: 'link' },
}

/** What the `href` of an element leads to: that of a `link` loads a file. */
export function kindOfHref(tag: string | null): LinkFact['kind'] {
  return tag === 'link' ? 'asset' : 'link'
}

/** What the `src` of an element or component loads. */
export function kindOfSource(tag: string | null): LinkFact['kind'] {
  return tag === 'img' ? 'image' : 'asset'
}

/**
 * Collect the URLs of an attribute of HTML that is neither `href` nor `src`. Undefined for one that names no files.
 *
 *     furtherUrls('video', 'poster', './a.png', add)           // → [0]
 *     furtherUrls('img', 'srcset', './a.png 1x, ./b.png', add) // → ['', 0, ' 1x, ', 1, '']
 *     furtherUrls('p', 'style', 'background: url(./a.png)', add) // → ['background: url(', 0, ')']
 *
 * @see https://html.spec.whatwg.org/multipage/images.html#parsing-a-srcset-attribute
 */
export function furtherUrls(
  tag: string,
  name: string,
  value: string,
  add: (url: string, kind: LinkFact['kind']) => number,
): UrlParts | undefined {
  const key = name.toLowerCase()
  if (key === 'style' && /^[a-z]/.test(tag) && value.includes('url(')) return partsOf(value, styleUrls, add)
  const known = Object.hasOwn(attributes, key) ? attributes[key] : undefined
  if (!known?.of.includes(tag) || value.trim() === '') return undefined
  if (key !== 'srcset') return [add(value, known.kind)]
  return partsOf(value, inSourceSet, add)
}

/** A URL of a `srcset`: it ends at a space, or at a comma before one. */
const inSourceSet = /((?<=^\s*|,\s*)[^\s,](?:\S*[^\s,])?(?=\s|,\s|,?$))/

function partsOf(value: string, url: RegExp, add: (url: string, kind: 'image') => number): UrlParts {
  // Every second part is a URL.
  return value.split(url).map((part, index) => (index % 2 === 1 ? add(part, 'image') : part))
}
