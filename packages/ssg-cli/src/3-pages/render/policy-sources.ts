import type { PolicySources } from '../../model/policy.ts'
import { cssSources } from '../../text/html/css-sources.ts'
import { scriptHash } from '../../text/html/script-hash.ts'
import { scanHtml, type HtmlFacts } from './scan-html.ts'

type Directive = keyof PolicySources

/** Attribute by attribute, what an element loads. */
const loading: Readonly<Record<string, Readonly<Record<string, Directive>>>> = {
  a: { ping: 'connect-src' },
  script: { src: 'script-src', href: 'script-src', 'xlink:href': 'script-src' },
  iframe: { src: 'frame-src' },
  frame: { src: 'frame-src' },
  img: { src: 'img-src', srcset: 'img-src' },
  image: { href: 'img-src', 'xlink:href': 'img-src' },
  input: { src: 'img-src', formaction: 'form-action' },
  button: { formaction: 'form-action' },
  form: { action: 'form-action' },
  video: { src: 'media-src', poster: 'img-src' },
  audio: { src: 'media-src' },
  source: { src: 'media-src', srcset: 'img-src' },
  track: { src: 'media-src' },
  embed: { src: 'object-src' },
  object: { data: 'object-src' },
}

/** What the relations of a `link` load. */
const linking = new Map<string, Directive>([
  ['stylesheet', 'style-src'],
  ['modulepreload', 'script-src'],
  ['manifest', 'manifest-src'],
])

/** Sources that are allowed anyway: a URL of these schemes, or of the site itself. */
const allowed: PolicySources = {
  'img-src': ['https:', 'data:'],
  'media-src': ['https:', 'data:'],
  'frame-src': ['https:'],
  'font-src': ['data:'],
}

const inline = /<(script|style)\b((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi
const ends: Readonly<Record<string, RegExp>> = { script: /<\/script/gi, style: /<\/style/gi }

/**
 * What a document needs beyond a policy that allows the site itself; undefined when that is nothing.
 *
 * @param known inline scripts that every page has, which the policy allows anyway
 */
export function policySources(html: string, facts: HtmlFacts, known: ReadonlySet<string>): PolicySources | undefined {
  const found = new Map<Directive, Set<string>>()
  const add = (name: Directive, source: string) => found.set(name, (found.get(name) ?? new Set()).add(source))
  for (const { 0: whole, 1: name = '', 2: attributes = '', index } of html.matchAll(inline)) {
    const tag = name.toLowerCase()
    if (tag === 'script' && !isCode(attributes)) continue
    const text = textFrom(html, index + whole.length, tag)
    if (text === '' || known.has(text)) continue
    add(tag === 'style' ? 'style-src' : 'script-src', scriptHash(text))
    addUrls(tag === 'style' ? cssSources(text) : { 'script-src': importedFrom(text, attributes) }, add)
  }
  if (facts.isStyled) add('style-src-attr', "'unsafe-inline'")
  for (const [tag, attributes] of facts.loading) {
    addLoaded(tag.toLowerCase(), attributes, add)
    addUrls(cssSources(attributes.get('style') ?? ''), add)
    // The document in a frame is held to the policy of the one around it.
    const inner = attributes.get('srcdoc') ?? ''
    for (const [name, sources] of Object.entries(policySources(inner, scanHtml(inner), known) ?? {}))
      // The keys of sources are directives.
      for (const source of sources) add(name as Directive, source)
  }
  if (found.size === 0) return undefined
  return Object.fromEntries(Array.from(found, ([name, sources]) => [name, [...sources].sort()]))
}

/** URLs of modules that a script imports, or that a map of modules names. */
function importedFrom(text: string, attributes: string): readonly string[] {
  const found = /importmap/i.test(attributes)
    ? text.matchAll(/:\s*"(https?:\/\/[^"]+)/g)
    : text.matchAll(/\b(?:import|from)\s*\(?\s*["'](https?:\/\/[^"']+)/g)
  return Array.from(found, ([, url = '']) => url)
}

/** What an element of raw text holds. */
function textFrom(html: string, start: number, tag: string): string {
  const end = ends[tag] ?? /$/g
  end.lastIndex = start
  return html.slice(start, end.exec(html)?.index)
}

/** A script element without a source, whose type is not that of data. */
function isCode(attributes: string): boolean {
  const type = /\stype=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(attributes)
  const name = (type?.[1] ?? type?.[2] ?? type?.[3] ?? '').trim()
  return !/\ssrc=/i.test(attributes) && /^(?:$|module$|importmap$|speculationrules$|.*(?:java|ecma)script)/i.test(name)
}

function addUrls(loaded: PolicySources, add: (name: Directive, source: string) => void): void {
  // The keys of sources are directives.
  for (const [directive, urls] of Object.entries(loaded) as [Directive, readonly string[]][])
    for (const url of urls) {
      const source = url === 'https:' ? url : sourceOf(url, directive)
      if (source !== undefined) add(directive, source)
    }
}

function addLoaded(
  tag: string,
  attributes: ReadonlyMap<string, string>,
  add: (name: Directive, source: string) => void,
): void {
  if (tag === 'link') return addLinked(attributes, add)
  for (const [name, directive] of Object.entries(loading[tag] ?? {})) {
    const value = attributes.get(name)
    const urls = value === undefined ? [] : /^(?:srcset|ping)$/.test(name) ? value.split(/,?\s+/) : [value]
    for (const url of urls) {
      const source = sourceOf(url, directive)
      if (source !== undefined) add(directive, source)
    }
  }
}

function addLinked(attributes: ReadonlyMap<string, string>, add: (name: Directive, source: string) => void): void {
  const rel = attributes.get('rel')?.toLowerCase().split(/\s+/) ?? []
  const directive = rel.map((name) => linking.get(name)).find((name) => name !== undefined)
  const source = directive && sourceOf(attributes.get('href') ?? '', directive)
  if (!directive || source === undefined) return
  add(directive, source)
  // Where a stylesheet of another site has its fonts from is written there.
  if (directive === 'style-src') add('font-src', 'https:')
}

/** The source that allows a URL, undefined when it is allowed anyway. */
function sourceOf(url: string, directive: Directive): string | undefined {
  const written = url.trim()
  if (written.startsWith('//') && URL.canParse(`https:${written}`)) return new URL(`https:${written}`).host
  if (!URL.canParse(written)) return directive === 'object-src' ? "'self'" : undefined
  const { protocol, origin } = new URL(written)
  if (allowed[directive]?.includes(protocol)) return undefined
  return /^https?:$/.test(protocol) ? origin : protocol === 'data:' ? protocol : undefined
}
