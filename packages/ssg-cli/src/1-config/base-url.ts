import { decode } from '../text/urls/route-key.ts'
import { staysInside } from '../text/urls/stays-inside.ts'

/** Whether a text is a path without query, hash, scheme and spaces that stays below the origin. */
export function isBaseUrl(text: string): boolean {
  return /^[^?#\s\\:]*$/.test(text) && staysInside(decode(text))
}

/**
 * Bring a base URL into the form that browsers send, with slashes at both ends.
 *
 *     baseUrl('docs')      // → '/docs/'
 *     baseUrl('/dépôt/')   // → '/d%C3%A9p%C3%B4t/'
 *     baseUrl('my%20docs') // → '/my%20docs/'
 */
export function baseUrl(path: string): string {
  return `/${path}/`
    .replace(/\/{2,}/g, '/')
    .split('/')
    .map(encoded)
    .join('/')
}

/** What is encoded already stays so; half a character has no code. */
function encoded(name: string): string {
  const all = encodeURI(name.replace(/\p{Cs}/gu, '\uFFFD'))
  if (decode(name) === name) return all
  return all.replace(/%25([\da-f]{2})/gi, (_, digits: string) => `%${digits.toUpperCase()}`)
}
