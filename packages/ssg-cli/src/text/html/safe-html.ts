import { unsafeAttribute } from './unsafe-attribute.ts'

/** HTML without unsafe URLs, and how those that were in it begin. */
export interface SafeHtml {
  readonly html: string
  readonly refused: readonly string[]
}

/**
 * Attributes that may hold an unsafe URL. Nearly all URLs of nearly all pages begin like a path or like one of the web, and
 * such pages are not looked at any closer. It begins with what is rare: so it takes a third of the time.
 */
const doubtful =
  /=(?:(?<=[\s/"'](?:(?:xlink:)?href|src|action|archive|background|by|cite|code|codebase|data|formaction|from|icon|longdesc|manifest|ping|poster|profile|to)\s*=)(?:\s*["'](?!https?:|[#/."'])|(?!\s*["']|\s*https?:|\s*[#/.]))|(?<=\b(?:srcset|srcdoc|values|http-equiv)\s*=))/i
const tagStart = /<([a-z][^\s/>]*)/gi
const attribute = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/y

/**
 * Take the attributes with unsafe URLs out of HTML that anybody may have written.
 *
 *     safeHtml('<a class="b" href="javascript:alert(1)">x</a>')  // → {html: '<a class="b">x</a>', refused: ['javascript:']}
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#tag-open-state
 */
export function safeHtml(html: string): SafeHtml {
  if (!doubtful.test(html)) return { html, refused: [] }
  const refused: string[] = []
  let kept = ''
  let from = 0
  tagStart.lastIndex = 0
  for (let tag = tagStart.exec(html); tag; tag = tagStart.exec(html)) {
    let at = tagStart.lastIndex
    for (let found = attributeAt(html, at); found; found = attributeAt(html, at)) {
      const [whole, name = '', double, single, bare = ''] = found
      const value = withoutReferences(double ?? single ?? bare)
      // The document of a frame is HTML of its own.
      const unsafe = /^srcdoc$/i.test(name) ? safeHtml(value).refused[0] : unsafeAttribute(tag[1] ?? '', name, value)
      if (unsafe !== undefined) {
        refused.push(unsafe)
        kept += html.slice(from, at)
        from = at + whole.length
      }
      at += whole.length
    }
    // An inner document may have been looked at meanwhile.
    tagStart.lastIndex = at
  }
  return { html: kept + html.slice(from), refused }
}

function attributeAt(html: string, at: number): RegExpExecArray | null {
  attribute.lastIndex = at
  return attribute.exec(html)
}

/** The named references that can be a part of what makes a URL unsafe, or of an inner document. */
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  Tab: '\t',
  NewLine: '\n',
  colon: ':',
  sol: '/',
  plus: '+',
  comma: ',',
  semi: ';',
}

/** The value of an attribute as a browser reads it, as far as it matters here. */
function withoutReferences(value: string): string {
  if (!value.includes('&')) return value
  return value.replace(/&(?:#x([\da-f]+);?|#(\d+);?|([a-z]+);?)/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return Object.hasOwn(named, name) ? (named[name] ?? whole) : whole
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
