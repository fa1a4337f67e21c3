import { forwardSearch } from '../../text/forward-search.ts'
import { texWords } from './tex-words.ts'

/** A span of Markdown without comments, tags, expressions, code marks and escapes. */
export interface Stripped {
  /** Characters that Markdown must not read again stand in it as {@link kept} marks. */
  readonly text: string
  readonly kept: readonly string[]
  /** Where it ends: later than asked for when a tag or comment goes on. */
  readonly end: number
}

/** The argument of {@link stripMarkup}. */
export interface StripInput {
  readonly text: string
  readonly from: number
  readonly to: number
  readonly format: 'md' | 'mdx'
  /** Made once for a text of which many spans are stripped. */
  readonly closers?: Closers
}

/** Finds what closes something in a text, and remembers what nothing closes. */
export interface Closers {
  readonly text: string
  /** Whether dollar signs hold formulas. */
  readonly math: boolean
  readonly find: (part: string, from: number) => number
  /** A brace that nothing closes: MDX that can't be parsed. */
  openBrace: boolean
}

const tagStart = /<(\/?)([A-Za-z][\w.:-]*)?(?=[\s/>])/y
const autolink = /<([a-z][a-z\d+.-]{1,31}:[^\s<>]*|[^\s<>@]+@[^\s<>@]+)>/iy
// What stands between their tags is no sentence of the doc.
const silent = /^(?:style|script|head|svg|pre|math|h[1-6])$/i
const escapable = /[!-/:-@[-`{-~]/

/** Strip a span of Markdown. A tag or comment that is open at its end is followed to where it closes. */
export function stripMarkup({ text, from, to, format, closers = closersIn(text) }: StripInput): Stripped {
  const kept: string[] = []
  let result = ''
  let at = from
  let end = to
  const keep = (characters: string) => {
    result += keptMark(kept.length)
    kept.push(characters)
  }
  while (at < end) {
    const next = nextSpecial(text, at, end)
    result += text.slice(at, next)
    at = next
    if (at >= end) break
    const after = skip(closers, at, end, format)
    if (after.kept === undefined) result += after.text
    else keep(after.kept)
    at = after.to
    // The rest of the line on which a tag or comment ends belongs to the span.
    if (at > end) end = lineEnd(text, at)
  }
  return { text: result, kept, end }
}

/** Make the {@link Closers} of a text. */
export function closersIn(text: string, math = true): Closers {
  return { text, math, find: forwardSearch(text), openBrace: false }
}

/** The mark that stands for the nth kept piece. */
export function keptMark(index: number): string {
  return `\uE000${index}\uE001`
}

/** What stands for the characters up to `to`: `text` that is read on, or `kept` as it is. */
interface Skip {
  readonly to: number
  readonly text: string
  readonly kept?: string
}

/** A character that has no meaning after all. */
function literal(text: string, at: number): Skip {
  return { to: at + 1, text: text[at] ?? '' }
}

function skip(closers: Closers, at: number, end: number, format: 'md' | 'mdx'): Skip {
  const { text } = closers
  switch (text[at]) {
    case '`':
      return codeSpan(text, at, end)
    case '\\':
      return escapable.test(text[at + 1] ?? '') ? { to: at + 2, text: '', kept: text[at + 1] ?? '' } : literal(text, at)
    case '$':
      return closers.math ? formula(text, at, end) : literal(text, at)
    case '{':
      return format === 'mdx' ? expression(closers, at) : literal(text, at)
    default:
      return angle(closers, at, format)
  }
}

function nextSpecial(text: string, from: number, end: number): number {
  for (let at = from; at < end; at++) {
    const code = text.charCodeAt(at)
    if (code === 96 || code === 92 || code === 123 || code === 60 || code === 36) return at
  }
  return end
}

function codeSpan(text: string, at: number, end: number): Skip {
  let size = 1
  while (text[at + size] === '`') size++
  const marks = text.slice(at, at + size)
  let close = text.indexOf(marks, at + size)
  while (close !== -1 && close < end && (text[close + size] === '`' || text[close - 1] === '`')) {
    let next = close
    while (text[next] === '`') next++
    close = text.indexOf(marks, next)
  }
  if (close === -1 || close >= end) return { to: at + size, text: marks }
  return { to: close + size, text: '', kept: text.slice(at + size, close).trim() }
}

// As the parser of bodies has it: money stays money.
const inlineMath = /\$\$?(?=[^\s$])((?:\\.|[^\\$])*?(?:\\.|[^\s\\$]))\$\$?(?![\d$])/y

function formula(text: string, at: number, end: number): Skip {
  inlineMath.lastIndex = at
  const found = text[at - 1] === '$' ? null : inlineMath.exec(text)
  return !found || inlineMath.lastIndex > end
    ? literal(text, at)
    : { to: inlineMath.lastIndex, text: '', kept: texWords(found[1] ?? '') }
}

function angle(closers: Closers, at: number, format: 'md' | 'mdx'): Skip {
  const { text, find } = closers
  if (text.startsWith('<!--', at)) {
    const close = find('-->', at + 4)
    return close === -1 ? literal(text, at) : { to: close + 3, text: '' }
  }
  autolink.lastIndex = at
  const url = autolink.exec(text)
  if (url) return { to: autolink.lastIndex, text: '', kept: url[1] ?? '' }
  tagStart.lastIndex = at
  const tag = tagStart.exec(text)
  if (!tag || (tag[2] === undefined && (format === 'md' || text[tagStart.lastIndex] !== '>'))) return literal(text, at)
  const close = tagEnd(closers, tagStart.lastIndex, format)
  if (close === -1) return literal(text, at)
  const name = tag[2] ?? ''
  if (tag[1] !== '/' && silent.test(name) && text[close - 2] !== '/') {
    const last = find(`</${name}>`, close)
    if (last !== -1) return { to: last + name.length + 3, text: ' ' }
  }
  return { to: close, text: /^(?:br|p|div|li|td|th|tr)$/.test(name) ? ' ' : '' }
}

/** Offset after the `>` of a tag, or -1. */
function tagEnd(closers: Closers, from: number, format: 'md' | 'mdx'): number {
  const { text, find } = closers
  for (let at = from; at < text.length; at++) {
    const character = text[at] ?? ''
    if (character === '>') return at + 1
    if (character === '<') return -1
    if (character === '"' || character === "'") {
      const close = find(character, at + 1)
      if (close === -1) return -1
      at = close
    } else if (character === '{' && format === 'mdx') {
      const close = braceEnd(closers, at)
      if (close === -1) return -1
      at = close - 1
    }
  }
  return -1
}

function expression(closers: Closers, at: number): Skip {
  const { text } = closers
  const close = braceEnd(closers, at)
  if (close === -1) return literal(text, at)
  // `{' '}` and `{'{'}` are how authors write text that MDX would read otherwise.
  const quoted = /^\{\s*(?:'([^'\\]*)'|"([^"\\]*)"|`([^`$\\]*)`)\s*\}$/.exec(text.slice(at, close))
  const words = quoted?.[1] ?? quoted?.[2] ?? quoted?.[3]
  return words === undefined ? { to: close, text: '' } : { to: close, text: '', kept: words }
}

/** Offset after the brace that closes the one at `from`, or -1. */
function braceEnd(closers: Closers, from: number): number {
  // Nothing closes those in it either, or all that it gives is the words of a page that fails.
  if (closers.openBrace) return -1
  const end = balancedEnd(closers, from)
  closers.openBrace = end === -1
  return end
}

function balancedEnd({ text, find }: Closers, from: number): number {
  let depth = 0
  const openUntil: Record<string, number> = {}
  for (let at = from; at < text.length; at++) {
    const character = text[at] ?? ''
    if (character === '{') depth++
    else if (character === '}' && --depth === 0) return at + 1
    else if (character === '"' || character === "'" || character === '`') {
      if (at < (openUntil[character] ?? 0)) continue
      const close = closingQuote(text, at + 1, character)
      if (close.isFound) at = close.at
      else openUntil[character] = close.at
    } else if (character === '/' && text[at + 1] === '*') {
      const close = find('*/', at + 2)
      if (close === -1) return -1
      at = close + 1
    }
  }
  return -1
}

/** The quote that closes a string; in another line it closes nothing, unless the string is a template. Else where it is given up. */
function closingQuote(text: string, from: number, quote: string): { readonly isFound: boolean; readonly at: number } {
  for (let at = from; at < text.length; at++) {
    const character = text[at]
    if (character === '\\') at++
    else if (character === quote) return { isFound: true, at }
    else if (character === '\n' && quote !== '`') return { isFound: false, at }
  }
  return { isFound: false, at: text.length }
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end === -1 ? text.length : end
}
