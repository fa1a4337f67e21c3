import type { Position } from '../model/diagnostic.ts'
import { positionAt } from '../text/markdown/position-at.ts'
import { locateString } from './locate.ts'

/** Where a value of a config is wrong. */
export interface WrongValue {
  /** Keys that lead to it. */
  readonly path: readonly PropertyKey[]
  /** The value, when it is a string: the position is inside its quotes. */
  readonly string?: string
}

/**
 * The position of a value in the source of a config, found by the keys around it: the string, else its key, else what should
 * have held it. Undefined unless exactly one position is meant: a config may make its values as it likes.
 *
 *     locatePath("{ versions: { '2.0': { label: 3 } } }", { path: ['versions', '2.0', 'label'] })  // → position of `label`
 */
export function locatePath(text: string, { path, string }: WrongValue): Position | undefined {
  const found = memberAt(text, path)
  if (!found) return undefined
  const { key, value } = found
  const written = text.slice(value.start, value.end)
  if (string !== undefined && /^["'`]/.test(written) && written.slice(1, -1) === string)
    return positionAt(text, value.start + 1, string.length)
  // The value may have a name, and the string stand where that is given.
  const elsewhere = string ? locateString(text, string) : undefined
  if (elsewhere) return elsewhere
  if (key) return positionAt(text, key.start, key.end - key.start)
  return positionAt(text, value.start, (written.split(/[\r\n]/, 1)[0] ?? '').length)
}

interface Span {
  readonly start: number
  readonly end: number
}

/** A part of an object or list. The key is without its quotes; a part of a list has none. */
interface Member {
  readonly key?: Span
  readonly value: Span
}

/** The text with nothing in strings and comments, each character where it was. */
function withoutWords(text: string): string {
  const words = /\/\/.*|\/\*[^]*?\*\/|(["'])(?:\\(?:\r\n|[^])|(?!\1)[^\\\r\n])*\1|`(?:\\[^]|[^`\\])*`/g
  return text.replace(words, (found) =>
    found.startsWith('/') ? ' '.repeat(found.length) : `${found[0]}${'_'.repeat(found.length - 2)}${found[0]}`,
  )
}

/**
 * The member to which a path leads from some object of the text, or the one that lacks the rest of the path. When a
 * config is put together of parts, only the end of the path may lead somewhere.
 */
function memberAt(text: string, path: readonly PropertyKey[]): Member | undefined {
  const plain = withoutWords(text)
  const starts = Array.from(plain.matchAll(/\{/g), ({ index }) => index)
  const leading = (keys: readonly PropertyKey[], from = starts) =>
    from.flatMap((start) => follow(text, plain, start, keys).map((member) => ({ start, member })))
  for (let length = path.length; length > 0; length--) {
    const found = leading(path.slice(0, length))
    const [first] = found
    if (!first || (length < path.length && !isUnderstood(plain, first.member.value.start))) continue
    // What lies in the object that is meant has keys of its own.
    const close = closeOf(plain, first.start)
    return found.every(({ start, member }) => member === first.member || (start > first.start && start < close))
      ? first.member
      : undefined
  }
  // An object with the first key is the config, not the part that the key leads to.
  const isPart = (start: number) => !membersOf(plain, start).some((member) => keyOf(text, member) === path[0])
  const parts = starts.filter(isPart)
  for (let from = 1; from < path.length; from++) {
    // A number alone leads into every list.
    const [found, other] = typeof path[from] === 'number' ? [] : leading(path.slice(from), parts)
    if (found) return other ? undefined : found.member
  }
  return undefined
}

/** True when all keys of what opens here are known: one that is not among them is not there. */
function isUnderstood(plain: string, open: number): boolean {
  if (plain[open] === '{') return membersOf(plain, open).every(({ key }) => key)
  return plain[open] === '['
}

function follow(text: string, plain: string, open: number, path: readonly PropertyKey[]): Member[] {
  const [first, ...rest] = path
  const members = membersOf(plain, open)
  const named =
    typeof first === 'number'
      ? members.slice(first, first + 1)
      : members.filter(({ key }) => key && nameOf(text, key) === first)
  if (rest.length === 0) return named
  return named.flatMap(({ value }) => {
    const opener = plain[value.start]
    const isHolder = opener === (typeof rest[0] === 'number' ? '[' : '{')
    return isHolder ? follow(text, plain, value.start, rest) : []
  })
}

/** Where the object that opens at an offset ends. */
function closeOf(plain: string, open: number): number {
  let depth = 0
  for (let at = open; at < plain.length; at++) {
    if ('{[('.includes(plain[at] ?? '')) depth++
    if ('}])'.includes(plain[at] ?? '') && --depth === 0) return at
  }
  return plain.length
}

/** The members of the object or list that opens at an offset. */
function membersOf(plain: string, open: number): Member[] {
  const members: Member[] = []
  let depth = 0
  let start = open + 1
  for (let at = open; at < plain.length; at++) {
    const sign = plain[at] ?? ''
    if ('{[('.includes(sign)) depth++
    if ('}])'.includes(sign)) depth--
    if (depth > 1 || (depth === 1 && sign !== ',')) continue
    if (plain.slice(start, at).trim() !== '') members.push(memberOf(plain, { start, end: at }))
    if (depth === 0) return members
    start = at + 1
  }
  // Nothing closes it: the text was not understood.
  return []
}

/** The name of a member: `{ a: 1, b }` has `a` and `b`. */
function keyOf(text: string, { key, value }: Member): string {
  return key ? nameOf(text, key) : text.slice(value.start, value.end)
}

/** A key as the program has it: `1.0` without quotes is `1`. */
function nameOf(text: string, { start, end }: Span): string {
  const name = text.slice(start, end)
  const isQuoted = /["'`]/.test(text[start - 1] ?? '')
  return !isQuoted && /^\d+\.\d*$/.test(name) ? String(Number(name)) : name
}

function memberOf(plain: string, span: Span): Member {
  const text = plain.slice(span.start, span.end)
  const keyed = /^\s*(?:(["'`])(?<quoted>_*)\1|(?<bare>[\w$.]+))\s*:/d.exec(text)
  const key = keyed?.indices?.groups?.['quoted'] ?? keyed?.indices?.groups?.['bare']
  const rest = text.slice(keyed?.[0].length ?? 0)
  const start = span.end - rest.trimStart().length
  const value = { start, end: start + rest.trim().length }
  return key ? { key: { start: span.start + key[0], end: span.start + key[1] }, value } : { value }
}
