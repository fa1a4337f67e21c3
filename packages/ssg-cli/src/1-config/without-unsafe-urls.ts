import { isObject } from '../text/is-object.ts'
import { safeHtml } from '../text/html/safe-html.ts'
import { unsafeStart } from '../text/urls/unsafe-start.ts'

/** A value of the config that may be shown, and what was unsafe in it. */
export interface SafeValue {
  readonly value: unknown
  readonly refused: readonly RefusedValue[]
}

/** Where an unsafe URL stands in a config, and how it begins. */
export interface RefusedValue {
  readonly path: readonly PropertyKey[]
  readonly string: string
  readonly start: string
}

const urlKeys = new Set<PropertyKey>(['href', 'to', 'src', 'srcDark', 'favicon', 'image'])
const htmlKeys = new Set<PropertyKey>(['html', 'copyright', 'value'])

/**
 * Take unsafe URLs out of a config, wherever it has a key for a URL or for HTML. Redirects, sidebars and `editUrl`
 * have checks of their own.
 *
 *     withoutUnsafeUrls({ footer: { links: [{ items: [{ label: 'A', href: 'javascript:a' }] }] } })
 */
export function withoutUnsafeUrls(value: unknown, path: readonly PropertyKey[] = []): SafeValue {
  if (typeof value === 'string') return safeString(value, path)
  if (!Array.isArray(value) && !isObject(value)) return { value, refused: [] }
  const parts = Object.entries(value).map(([key, part]) => {
    const isElsewhere = key === 'redirects' || key === 'sidebars'
    const safe = isElsewhere ? { value: part, refused: [] } : withoutUnsafeUrls(part, [...path, arrayKey(value, key)])
    return [key, safe] as const
  })
  const refused = parts.flatMap(([, safe]) => safe.refused)
  if (refused.length === 0) return { value, refused }
  const values = parts.map(([key, safe]) => [key, safe.value] as const)
  return { value: Array.isArray(value) ? values.map(([, part]) => part) : Object.fromEntries(values), refused }
}

function arrayKey(value: object, key: string): PropertyKey {
  return Array.isArray(value) ? Number(key) : key
}

function safeString(string: string, path: readonly PropertyKey[]): SafeValue {
  const key = path.at(-1) ?? ''
  if (urlKeys.has(key)) {
    const start = unsafeStart(string, /^(?:src|favicon|image)/.test(String(key)) ? 'picture' : 'place')
    // A link that leads to the top of the page stands in for it, so that what is beside it can still be shown.
    return start === undefined ? { value: string, refused: [] } : { value: '#', refused: [{ path, string, start }] }
  }
  if (!htmlKeys.has(key)) return { value: string, refused: [] }
  const { html, refused } = safeHtml(string)
  return { value: html, refused: refused.map((start) => ({ path, string, start })) }
}
