import { nearest } from '../text/nearest.ts'
import { readableUrl } from '../text/urls/readable-url.ts'

const longest = 160

/**
 * Put a value into double quotes for a message; a very long one, such as a `data:` URL, is cut.
 *
 *     quote('intro')  // → '"intro"'
 */
export function quote(value: string): string {
  return `"${value.length > longest ? `${value.slice(0, longest - 1)}…` : value}"`
}

/**
 * Put a URL that a page has into double quotes, in letters that people read. What an author wrote is quoted as it is written.
 *
 *     quoteUrl('/d%C3%B6k%C3%BC/')  // → '"/dökü/"'
 */
export function quoteUrl(url: string): string {
  return quote(readableUrl(url))
}

// A message is read by people: past this many names, the nearest are what helps.
const mostListed = 50

/**
 * List what exists as a sentence for a message, what is near to the wrong value first.
 *
 *     listAvailable('intro2', ['api', 'intro'])  // → 'Available: "intro", "api".'
 */
export function listAvailable(value: string, available: readonly string[]): string {
  if (available.length === 0) return 'None is available.'
  const near = nearest(value, available, 10)
  // Of thousands, as often as there are mistakes, only the first are of interest.
  const first = available.slice(0, mostListed + near.length).filter((name) => !near.includes(name))
  const listed = [...near, ...first].slice(0, mostListed)
  const more = available.length - listed.length
  const names = listed.map(quote).join(', ')
  return more > 0 ? `Available: ${names} and ${more} more.` : `Available: ${names}.`
}

/**
 * Write where a value stands in the config, as an author would.
 *
 *     keyPath(['collections', 0, 'versions', '8.1'])  // → 'collections[0].versions["8.1"]'
 */
export function keyPath(path: readonly PropertyKey[]): string {
  const text = path.map((key) => {
    if (typeof key === 'number') return `[${key}]`
    const name = String(key)
    return /^[\w$]+$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`
  })
  return text.join('').replace(/^\./, '')
}

/**
 * List the words that are allowed, for a message.
 *
 *     alternatives(['a', 'b', 'c'])  // → '"a", "b" or "c"'
 */
export function alternatives(words: readonly string[]): string {
  const quoted = words.map(quote)
  return [quoted.slice(0, -1).join(', '), quoted.at(-1) ?? ''].filter(Boolean).join(' or ')
}
