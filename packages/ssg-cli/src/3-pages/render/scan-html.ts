import { isExternal } from '../../text/urls/split-url.ts'
import { styleUrls } from '../../text/html/style-urls.ts'
import { unescapeHtml } from '../../text/html/unescape-html.ts'

/** Ids that a page offers, URLs that it asks for, and what the policy under which it is shown has to allow. */
export interface HtmlFacts {
  /** Values of `id` and of `<a name>`, in document order, with repeats but for those of a picture that is shown twice. */
  readonly ids: readonly string[]
  /**
   * Values of `href` on `<a>`, and pages of the site that a form is sent to, but for those with `data-nobrokenlinkcheck`, which
   * say that nobody is to look.
   */
  readonly hrefs: readonly string[]
  /** Files that pictures, films and sounds show, from the root of the host: `/img/a.png`. Those of style attributes may be relative. */
  readonly pictures: readonly string[]
  /** Elements that may load something of another site, with their attributes. */
  readonly loading: readonly (readonly [tag: string, attributes: ReadonlyMap<string, string>])[]
  /** True when an element has a `style` of its own. */
  readonly isStyled: boolean
  /** Names of attributes that hold code: `onclick`. */
  readonly handlers: readonly string[]
}

const loadingTags = new Set(
  'script link iframe frame img image input button form video audio source track embed object'.split(' '),
)

const mediaTags = new Set('img video audio source track'.split(' '))

/** A URL of the host. */
const isRooted = /^\/(?!\/)/
/** Where forms are sent. */
const forms = /^(?:form action|(?:button|input) formaction)$/i
/** What a picture mentions of itself. */
const partsOfPictures = new Set(
  'linearGradient radialGradient clipPath mask filter pattern marker symbol g path rect circle ellipse'.split(' '),
)
/** How ids in the picture of a file begin, which a page may show more than once: with the name and hash of the file. */
const ofPicture = /-[\da-f]{8}-/

/** A start tag with its attributes. Who renders escapes `<` in text, so only tags match. */
const startTag = /<([a-zA-Z][^\s/>]*)((?:\s+[^\s=>/]+(?:="[^"]*"|='[^']*'|=[^\s"'>]+)?)+)\s*\/?>/g
/** Attributes that say something: of an article, and of the page around it, most of whose elements are links. */
const telling = {
  article: /\s(?:id|name|href|src|poster|style|(?:form)?action|on[a-z]+)=/i,
  page: /\s(?:id|name|style)=/i,
}
/** What takes a link out of the check, as in Docusaurus. */
const unchecked = /\sdata-nobrokenlinkcheck(?!="false")(?=[\s=]|$)/i
const attribute = /\s([^\s=>/]+)=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g

/**
 * Comments, and elements whose content is text whatever it looks like. What nothing closes reaches to the end.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#parse-errors
 */
const inert =
  /<!--[\s\S]*?(?:-->|$)|(<(script|style|textarea|title)(?=[\s>])(?:"[^"]*"|'[^']*'|[^"'>])*(?<!\/)>)[\s\S]*?(?:<\/\2\s*>|$)/gi

/**
 * Read from HTML that a renderer made what it offers and asks for.
 *
 * @param part a whole `page` is asked for its ids and what its policy allows: links and pictures are those of its article
 */
export function scanHtml(html: string, part: keyof typeof telling = 'article'): HtmlFacts {
  const ids: string[] = []
  const hrefs: string[] = []
  const pictures: string[] = []
  const loading: [string, ReadonlyMap<string, string>][] = []
  const handlers: string[] = []
  let isStyled = false
  for (const [, tag = '', attributes] of withoutTwins(html.replace(inert, '$1')).matchAll(startTag)) {
    if (!attributes) continue
    const mayLoad = loadingTags.has(tag) || /\s(?:style|ping)=/i.test(attributes)
    if (mayLoad && /\/\/|data:|data=|embed|srcdoc=/.test(tag + attributes))
      loading.push([tag, attributesIn(attributes)])
    if (!telling[part].test(attributes)) continue
    let own: string | undefined
    for (const [, name, double, single, bare] of attributes.matchAll(attribute)) {
      const value = double ?? single ?? bare ?? ''
      if (name === 'id' || (name === 'name' && tag === 'a')) {
        const isOfPicture = partsOfPictures.has(tag) && ofPicture.test(value)
        // An old name may stand beside the id of the same element.
        const isBoth = tag === 'a' && own === value
        own = value
        if (!isBoth && (!isOfPicture || !ids.includes(value))) ids.push(unescapeHtml(value))
      } else if (name === 'href' && tag === 'a') {
        if (!unchecked.test(attributes)) hrefs.push(unescapeHtml(value))
      } else if (mediaTags.has(tag) && (name === 'src' || name === 'poster')) {
        if (isRooted.test(value)) pictures.push(unescapeHtml(value))
      } else if (name === 'style') {
        isStyled = true
        for (const [url] of unescapeHtml(value).matchAll(styleUrls)) if (!isExternal(url)) pictures.push(url)
      } else if (forms.test(`${tag} ${name}`)) {
        if (isRooted.test(value) && !unchecked.test(attributes)) hrefs.push(unescapeHtml(value))
      } else if (name !== undefined && /^on[a-z]+$/i.test(name)) handlers.push(name.toLowerCase())
    }
  }
  return { ids, hrefs, pictures, loading, isStyled, handlers }
}

/** A picture that is shown once more has nothing to add, and its ids are names within it. */
function withoutTwins(html: string): string {
  const seen = new Set<string>()
  return html.replace(anyPicture, (picture) => {
    if (!picture.includes(' id=')) return picture
    if (seen.has(picture)) return ''
    seen.add(picture)
    return picture
  })
}

const anyPicture = /<svg\b[^]*?<\/svg>/g

function attributesIn(attributes: string): ReadonlyMap<string, string> {
  return new Map(
    Array.from(attributes.matchAll(attribute), ([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      unescapeHtml(double ?? single ?? bare ?? ''),
    ]),
  )
}
