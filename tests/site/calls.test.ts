import { expect, test } from 'vitest'
import { callsOf, splitArguments } from './calls.ts'

const calls = (code: string, language: 'python' | 'javascript' = 'python') =>
  callsOf(code, language).map(({ name, args }) => `${name}(${args.join(' | ')})`)

test('calls are found with what stands before their name', () => {
  expect(calls('x = system.bartender.runBlocking("BarTender", {"a": 1})')).toEqual([
    "system.bartender.runBlocking('' | {'': 1})",
  ])
})

test('definitions, comments and strings hold no calls', () => {
  expect(calls('def use(a):\n    # call(1)\n    return "call(2)"')).toEqual([])
  expect(calls('// call(1)\nfunction use(a) { return `call(${2})` }', 'javascript')).toEqual([])
})

test('calls within arguments are found too, and so are calls on results', () => {
  expect(calls('a.b(c.d(1), e=2).then(f)')).toEqual(['a.b(c.d(1) | e=2)', 'c.d(1)', '.then(f)'])
})

test('arguments are split at commas outside of brackets', () => {
  expect(splitArguments('a, [1, 2], {"b": (3, 4)}, c=5')).toEqual(['a', '[1, 2]', '{"b": (3, 4)}', 'c=5'])
})
