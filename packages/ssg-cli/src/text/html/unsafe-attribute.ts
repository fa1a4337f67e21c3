import { unsafeStart, type UrlUse } from '../urls/unsafe-start.ts'

/** Attributes that hold one URL, in small letters and without the colon of a namespace. */
const urlAttributes = new Set(
  'action archive background cite code codebase data formaction href icon longdesc manifest poster profile src xlinkhref'.split(
    ' ',
  ),
)
/** These name a picture, on whatever element. */
const ofPictures = new Set(['background', 'icon', 'poster'])
const pictures = new Set(['audio', 'feimage', 'image', 'img', 'input', 'link', 'source', 'track', 'video'])
const animations = new Set(['animate', 'animatetransform', 'set'])

/**
 * The beginning of the URL that makes the value of an attribute unsafe, undefined for a safe one. Names may be those of HTML
 * or of React.
 *
 *     unsafeAttribute('button', 'formAction', 'javascript:alert(1)')  // → 'javascript:'
 *
 * @see https://html.spec.whatwg.org/multipage/indices.html#attributes-3
 */
export function unsafeAttribute(tag: string, name: string, value: string): string | undefined {
  const element = tag.toLowerCase()
  const use: UrlUse = pictures.has(element) || ofPictures.has(name.toLowerCase()) ? 'picture' : 'place'
  for (const url of urlsIn(element, name.toLowerCase().replace(':', ''), value)) {
    const found = unsafeStart(url, use)
    if (found !== undefined) return found
  }
  return undefined
}

function urlsIn(element: string, name: string, value: string): readonly string[] {
  if (urlAttributes.has(name)) return [value]
  switch (name) {
    case 'ping':
    case 'srcset':
    case 'imagesrcset':
      // Each part that is no URL but a size or a piece of data is safe as one.
      return value.split(/[\s,]+/)
    case 'content':
      return element === 'meta' ? [/^[\s\d.;,]*url\s*=\s*["']?([^]*)$/i.exec(value)?.[1] ?? ''] : []
    case 'to':
    case 'from':
    case 'by':
    case 'values':
      return animations.has(element) ? value.split(';') : []
    default:
      return []
  }
}
