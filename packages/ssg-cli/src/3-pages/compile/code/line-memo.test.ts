import { expect, test } from 'vitest'
import { lineMemo, type TokenizerState } from './line-memo.ts'

/** A state that is a number: how many braces are open. */
const state = (depth: number): TokenizerState => ({ depth, equals: (other) => other.depth === depth })

function counting() {
  const highlighted: string[] = []
  const highlight = lineMemo((line, stack) => {
    highlighted.push(line)
    return { html: `${stack.depth}:${line}`, ruleStack: state(stack.depth + (line === '{' ? 1 : 0)) }
  }, state(0))
  return { highlighted, highlight }
}

test('a line is highlighted once in the same state', () => {
  const { highlighted, highlight } = counting()
  expect(highlight(['a', 'b', 'a'])).toEqual(['0:a', '0:b', '0:a'])
  expect(highlight(['b', 'a'])).toEqual(['0:b', '0:a'])
  expect(highlighted).toEqual(['a', 'b'])
})

test('a line is highlighted again in another state', () => {
  const { highlighted, highlight } = counting()
  expect(highlight(['a', '{', 'a', 'a'])).toEqual(['0:a', '0:{', '1:a', '1:a'])
  expect(highlighted).toEqual(['a', '{', 'a'])
})

test('each block begins in the first state', () => {
  const { highlight } = counting()
  highlight(['{'])
  expect(highlight(['a'])).toEqual(['0:a'])
})
