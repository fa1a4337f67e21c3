import { math } from 'micromark-extension-math'
import type { Data } from '../unified.ts'

type Syntax = NonNullable<Data['micromarkExtensions']>[number]
type Construct = Exclude<NonNullable<NonNullable<Syntax['text']>[number]>, readonly unknown[]>
type Tokenize = Construct['tokenize']
type State = ReturnType<Tokenize>
type Code = Parameters<State>[0]

const lineFeed = -3
const space = 32
const dollar = 36
const backslash = 92

/**
 * Math: `$…$` where money stays money (`$5 and $6`), and `$$…$$` as the math extension has it.
 *
 * As in Pandoc, the opening dollar has no space to its right, the closing one none to its left and no digit
 * to its right.
 *
 * @see https://pandoc.org/MANUAL.html#extension-tex_math_dollars
 */
export function dollarMath(): Syntax {
  const { flow = {}, text = {} } = math({ singleDollarTextMath: false })
  const single: Construct = { name: 'dollarMath', tokenize: tokenizeDollarMath, previous: (code) => code !== dollar }
  return { flow, text: { [dollar]: [single, ...[text[dollar] ?? []].flat()] } }
}

const tokenizeDollarMath: Tokenize = (effects, ok, nok) => {
  const open: State = (code) => {
    effects.enter('mathText')
    effects.enter('mathTextSequence')
    effects.consume(code)
    effects.exit('mathTextSequence')
    return opened
  }
  const opened: State = (code) => {
    if (code === dollar || isBlank(code)) return nok(code)
    effects.enter('mathTextData')
    return data(code)
  }
  const data: State = (code) => {
    if (code === null) return nok(code)
    if (isLineEnd(code)) {
      effects.exit('mathTextData')
      effects.enter('lineEnding')
      effects.consume(code)
      effects.exit('lineEnding')
      return lineStart
    }
    if (code === dollar) {
      effects.exit('mathTextData')
      return close(code)
    }
    effects.consume(code)
    if (code === backslash) return escaped
    return isBlank(code) ? afterBlank : data
  }
  const escaped: State = (code) => {
    if (code === null || isBlank(code)) return data(code)
    effects.consume(code)
    return data
  }
  const afterBlank: State = (code) => (code === dollar ? nok(code) : data(code))
  const lineStart: State = (code) => {
    if (code === null || code === dollar || isLineEnd(code)) return nok(code)
    effects.enter('mathTextData')
    return data(code)
  }
  const close: State = (code) => {
    effects.enter('mathTextSequence')
    effects.consume(code)
    effects.exit('mathTextSequence')
    effects.exit('mathText')
    return closed
  }
  const closed: State = (code) => (isDigit(code) || code === dollar ? nok(code) : ok(code))
  return open
}

/** Micromark gives line ends and virtual spaces numbers below zero. */
function isBlank(code: Code): boolean {
  return code === null || code < 0 || code === space
}

function isLineEnd(code: Code): boolean {
  return code !== null && code <= lineFeed
}

function isDigit(code: Code): boolean {
  return code !== null && code >= 48 && code <= 57
}
