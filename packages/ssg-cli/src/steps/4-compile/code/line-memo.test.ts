import { expect, test } from 'vitest'
import { lineMemo, type TokenizerState } from './line-memo.ts'

/** A state that is a number: how many braces are open. */
const state = (depth: number): TokenizerState => ({ depth, equals: (other) => other.depth === depth })

function counting() {
  const painted: string[] = []
  const paint = lineMemo((line, stack) => {
    painted.push(line)
    return { html: `${stack.depth}:${line}`, ruleStack: state(stack.depth + (line === '{' ? 1 : 0)) }
  }, state(0))
  return { painted, paint }
}

test('a line is painted once in the same state', () => {
  const { painted, paint } = counting()
  expect(paint(['a', 'b', 'a'])).toEqual(['0:a', '0:b', '0:a'])
  expect(paint(['b', 'a'])).toEqual(['0:b', '0:a'])
  expect(painted).toEqual(['a', 'b'])
})

test('a line is painted again in another state', () => {
  const { painted, paint } = counting()
  expect(paint(['a', '{', 'a', 'a'])).toEqual(['0:a', '0:{', '1:a', '1:a'])
  expect(painted).toEqual(['a', '{', 'a'])
})

test('each block begins in the first state', () => {
  const { paint } = counting()
  paint(['{'])
  expect(paint(['a'])).toEqual(['0:a'])
})
