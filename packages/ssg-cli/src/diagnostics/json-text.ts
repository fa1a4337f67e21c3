import type { Position } from '../model/diagnostic.ts'
import { positionAt } from '../text/markdown/position-at.ts'
import { quote } from './quote.ts'

/** The value of a JSON text, or the position at which it is none. */
export type JsonText = { readonly value: unknown } | { readonly message: string; readonly position: Position }

/**
 * Read JSON. Engines say what is wrong with it in words of their own, and seldom where.
 *
 *     parseJson('[1, 2,]')  // → {message: 'Unexpected "]", expected a value', position: {line: 1, column: 7, …}}
 *
 * @see https://www.rfc-editor.org/rfc/rfc8259
 */
export function parseJson(written: string): JsonText {
  const text = written.replace(/^\uFEFF/, '')
  try {
    return { value: JSON.parse(text) }
  } catch {
    const { at, expected } = firstProblem(text)
    const [found = ''] = /^(?:[[\]{},:]+|"[^"\n]*"?|[^\s[\]{},"]+)/.exec(text.slice(at)) ?? []
    const unexpected = found === '' ? 'end of the file' : quote(found.replaceAll('"', ''))
    return { message: `Unexpected ${unexpected}, expected ${expected}`, position: positionAt(text, at, found.length) }
  }
}

interface JsonProblem {
  readonly at: number
  readonly expected: string
}

const space = /[ \t\r\n]*/y
// A string holds no control characters: those come before the space.
const string = /"(?:(?=[ -\uFFFF])[^"\\]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/y
const scalar = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y

/** Where a text that is no JSON stops being some. */
function firstProblem(text: string): JsonProblem {
  let at = 0
  /** What closes the lists and objects that are open. */
  const open: string[] = []
  let expected: 'value' | 'first' | 'key' | 'firstKey' | 'next' = 'value'
  for (;;) {
    take(space)
    if (expected === 'next') {
      const closing = open.at(-1)
      if (closing === undefined) return { at, expected: 'the end of the file' }
      if (has(closing)) open.pop()
      else if (has(',')) expected = closing === '}' ? 'key' : 'value'
      else return { at, expected: `a comma or "${closing}"` }
    } else if (expected === 'key' || expected === 'firstKey') {
      if (expected === 'firstKey' && has('}')) {
        open.pop()
        expected = 'next'
      } else if (take(string)) {
        take(space)
        if (!has(':')) return { at, expected: '":"' }
        expected = 'value'
      } else return { at, expected: 'a key in double quotes' }
    } else if (expected === 'first' && has(']')) {
      open.pop()
      expected = 'next'
    } else if (has('[')) {
      open.push(']')
      expected = 'first'
    } else if (has('{')) {
      open.push('}')
      expected = 'firstKey'
    } else if (take(string) || take(scalar)) expected = 'next'
    else return { at, expected: 'a value' }
  }

  function has(character: string): boolean {
    if (text[at] !== character) return false
    at++
    return true
  }

  function take(pattern: RegExp): boolean {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    at += found?.[0].length ?? 0
    return found !== null
  }
}
