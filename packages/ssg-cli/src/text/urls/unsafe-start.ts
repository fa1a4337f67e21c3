/** What a URL is for: browsers open a place as a document, and only look at a picture. */
export type UrlUse = 'place' | 'picture'

/** Schemes whose URLs are code, or show what another URL in them says. */
const schemes = new Set(['javascript', 'vbscript', 'livescript', 'feed', 'view-source'])

/** What browsers open as a document that may run code, or run as code. */
const active =
  /^(?:(?:text|application)\/(?:html|xml|xsl|(?:x-)?(?:java|ecma|live)script)|[^/]+\/[^/]+\+xml|application\/pdf)$/

/**
 * What React writes as the action of a form that a function answers. It finds the form by that when it comes to life.
 *
 * @see https://react.dev/reference/react-dom/components/form#handle-form-submission-with-a-server-function
 */
const actionOfReact = "javascript:throw new Error('React form unexpectedly submitted.')"

/**
 * The beginning of a URL that makes it unsafe to follow, as a browser reads it: `javascript:`, `data:text/html`. Undefined for
 * a safe one.
 *
 *     unsafeStart(' JavaScript:alert(1)', 'place')       // → 'javascript:'
 *     unsafeStart('data:image/svg+xml,…', 'picture')     // → undefined: a picture runs no code
 *
 * @see https://url.spec.whatwg.org/#concept-basic-url-parser
 * @see https://mimesniff.spec.whatwg.org/#scriptable-mime-type
 */
export function unsafeStart(url: string, use: UrlUse): string | undefined {
  // Browsers leave out tabs and line ends anywhere in a URL, and control characters and spaces before it.
  // eslint-disable-next-line no-control-regex -- these characters are meant
  const [, scheme, rest = ''] =
    /^([a-z][a-z\d+.-]*):([^]*)$/i.exec(url.replace(/[\t\n\r]/g, '').replace(/^[\0- ]+/, '')) ?? []
  const name = scheme?.toLowerCase()
  if (name === undefined) return undefined
  if (schemes.has(name)) return url === actionOfReact ? undefined : `${name}:`
  if (name !== 'data') return undefined
  const type = (/^[^,;]*/.exec(rest)?.[0] ?? '').trim().toLowerCase()
  const isDrawing = use === 'picture' && type === 'image/svg+xml'
  return active.test(type) && !isDrawing ? `data:${type}` : undefined
}
