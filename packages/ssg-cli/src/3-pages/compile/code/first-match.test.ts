import { createOnigurumaEngine } from 'shiki/engine/oniguruma'
import { beforeAll, expect, test } from 'vitest'
import { numbers } from '../test-numbers.ts'
import { firstMatch, type ScannerMaker } from './first-match.ts'

let compile: ScannerMaker
beforeAll(async () => {
  const engine = await createOnigurumaEngine(import('shiki/wasm'))
  compile = (expressions) => engine.createScanner([...expressions])
})

/** Pieces of expressions, of which some depend on where a search begins. */
const pieces = ['a', 'b+', '(c)?', 'é', '\\b', '\\Ga', '(?<=b)', '(?!c)', '(?:a|bc)', 'c\\Kb', '$', '[^a]', '(b)(a)']

test('finds what one scanner of all expressions finds', () => {
  const scannerOf = firstMatch(compile)
  const next = numbers(7)
  const below = (most: number) => next() % most
  const some = (list: readonly string[], most: number) =>
    Array.from({ length: 1 + below(most) }, () => list[below(list.length)] ?? '')
  let matches = 0
  for (let round = 0; round < 400; round++) {
    const expressions = some(pieces, 5).map((piece) => piece + some(['', ...pieces], 2).join(''))
    const [own, whole] = [scannerOf(expressions), compile(expressions)]
    for (const line of [some(['a', 'b', 'c', 'é', ' '], 12).join(''), some(['a', 'b'], 30).join('')]) {
      // A tokenizer goes on from where it stands, and begins anew within a group.
      for (const start of [0, 0, 1, 3, line.length, 2]) {
        if (start > line.length) continue
        const expected = whole.findNextMatchSync(line, start, 0)
        if (expected) matches++
        expect([expressions, line, start, own.findNextMatchSync(line, start, 0)]).toEqual([
          expressions,
          line,
          start,
          expected,
        ])
      }
    }
  }
  expect(matches).toBeGreaterThan(1000)
})

test('compiles an expression once for all rules, when it is first tried', () => {
  const compiled: string[] = []
  const scannerOf = firstMatch((expressions) => {
    compiled.push(expressions.join(' '))
    return compile(expressions)
  })
  const [first, second] = [scannerOf(['a', 'b']), scannerOf(['b', 'c'])]
  expect(first.findNextMatchSync('ab', 0, 0)?.index).toBe(0)
  expect(compiled).toEqual(['a'])
  expect(first.findNextMatchSync('ab', 1, 0)?.index).toBe(1)
  expect(second.findNextMatchSync('cb', 0, 0)?.index).toBe(1)
  expect(compiled).toEqual(['a', 'b', 'c'])
})

test('does not search a line again for what is not in it', () => {
  let searches = 0
  const scannerOf = firstMatch((expressions) => {
    const scanner = compile(expressions)
    return {
      findNextMatchSync: (...input) => {
        searches++
        return scanner.findNextMatchSync(...input)
      },
    }
  })
  const scanner = scannerOf(['x'])
  expect([0, 1, 2].map((start) => scanner.findNextMatchSync('abc', start, 0))).toEqual([null, null, null])
  expect(searches).toBe(1)
})
