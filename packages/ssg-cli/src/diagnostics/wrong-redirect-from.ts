import { longName } from '../text/urls/long-name.ts'
import { decode } from '../text/urls/route-key.ts'
import { insidePath, staysInside } from '../text/urls/stays-inside.ts'
import { quote } from './quote.ts'

/**
 * What is wrong with the route that a redirect leads away from, if something is.
 *
 *     wrongRedirectFrom('/../a')
 *     // → { message: 'Unexpected "from" "/../a", expected a route that stays in the site', hint: 'Write "/a".' }
 */
export function wrongRedirectFrom(from: string): { readonly message: string; readonly hint?: string } | undefined {
  const found = `Unexpected "from" ${quote(from)}, expected a route`
  if (!from.startsWith('/')) return { message: `${found} that starts with "/"`, hint: `Write "/${from}".` }
  if (/[?#\s\\]/.test(from)) return { message: `${found} without "?", "#" and spaces` }
  if (!staysInside(decode(from)))
    return { message: `${found} that stays in the site`, hint: `Write ${quote(insidePath(decode(from)))}.` }
  if (longName(decode(from)) !== undefined) return { message: `${found} with names of at most 250 bytes` }
  return undefined
}
