import { escapeRegExp } from '../text/html/escape.ts'
import type { Position } from '../model/diagnostic.ts'
import { positionAt } from '../text/markdown/position-at.ts'

/**
 * The position of a key in the source of a config, or undefined unless exactly one key has that name:
 * a wrong position is worse than none.
 *
 *     locateKey('{ titel: "A" }', 'titel')  // → {line: 1, column: 3, endLine: 1, endColumn: 8}
 */
export function locateKey(text: string, key: string): Position | undefined {
  return only(text, new RegExp(`(?<![\\w$.-])(["'\`]?)(?<found>${escapeRegExp(key)})\\1\\s*:`, 'dg'))
}

/**
 * The position of a string in the source of a config, without its quotes, or undefined unless it stands there exactly once:
 * as the value of a key, where the key is known, else anywhere.
 *
 *     locateString("{ to: '/docs' }", '/docs')  // → {line: 1, column: 8, endLine: 1, endColumn: 13}
 */
export function locateString(text: string, value: string, key?: string): Position | undefined {
  const string = `(["'\`])(?<found>${escapeRegExp(value)})\\1(?!\\s*:)`
  const keyed =
    key === undefined ? [] : [...text.matchAll(new RegExp(`(?<![\\w$])${key}["']?\\s*:\\s*${string}`, 'dg'))]
  if (keyed.length === 0) return only(text, new RegExp(string, 'dg'))
  const span = keyed.length === 1 ? keyed[0]?.indices?.groups?.['found'] : undefined
  return span && positionAt(text, span[0], span[1] - span[0])
}

/**
 * The position of a redirect's `from` or `to`: in the object that holds both, or else where it stands alone.
 *
 *     locateRedirect("[{ from: '/a', to: '/b' }]", { from: '/a', to: '/b' }, 'to')
 */
export function locateRedirect(
  text: string,
  redirect: { readonly from: string; readonly to: string },
  key: 'from' | 'to',
): Position | undefined {
  const written = (name: 'from' | 'to') =>
    `["']?${name}["']?\\s*:\\s*["'\`](?<${name}>${escapeRegExp(redirect[name])})["'\`]`
  const pattern = new RegExp(`${written('from')}\\s*,\\s*${written('to')}`, 'd')
  const span = pattern.exec(text)?.indices?.groups?.[key]
  return span ? positionAt(text, span[0], span[1] - span[0]) : locateString(text, redirect[key])
}

function only(text: string, pattern: RegExp): Position | undefined {
  const [first, second] = text.matchAll(pattern)
  const span = second ? undefined : first?.indices?.groups?.['found']
  return span && positionAt(text, span[0], span[1] - span[0])
}
