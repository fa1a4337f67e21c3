import { describe, expect, test } from 'vitest'
import { cells } from './cells.ts'
import { codeFrame } from './code-frame.ts'

const plain = { color: false }

function positionOf(line: number, column: number, endColumn: number, endLine = line) {
  return { line, column, endLine, endColumn }
}

describe('a code frame', () => {
  test('of a line that holds a whole file takes no longer than of another', () => {
    const line = '[a](/b) é '.repeat(20_000)
    const times = [line.slice(0, 1000), line].map((text) => {
      const begin = performance.now()
      for (let index = 0; index < 30; index++) codeFrame(text, positionOf(1, 5 + index, 7 + index), plain)
      return performance.now() - begin
    })
    expect(times[1]).toBeLessThan(500 + 10 * (times[0] ?? 0))
    expect(codeFrame(line, positionOf(1, 100_005, 100_007), plain)).toMatch(/^> 1 \| ….+…\n {4}\| +\^\^$/)
  })

  test('of one of many lines takes no longer than of one of few', () => {
    const text = '[a](/b)\n'.repeat(50_000)
    const begin = performance.now()
    for (let line = 1; line <= 2000; line++) codeFrame(text, positionOf(line, 5, 7), plain)
    expect(performance.now() - begin).toBeLessThan(2000)
  })

  test('shows two lines around the span and carets below it', () => {
    const text = 'one\ntwo\nthree\nsee [a](/b)\nfive\nsix\nseven'
    expect(codeFrame(text, positionOf(4, 9, 11), plain)).toBe(
      ['  2 | two', '  3 | three', '> 4 | see [a](/b)', '    |         ^^', '  5 | five', '  6 | six'].join('\n'),
    )
  })

  test('aligns line numbers of different length', () => {
    const text = Array.from({ length: 12 }, (_, index) => `line ${index + 1}`).join('\n')
    expect(codeFrame(text, positionOf(9, 1, 5), plain)).toBe(
      ['   7 | line 7', '   8 | line 8', '>  9 | line 9', '     | ^^^^', '  10 | line 10', '  11 | line 11'].join('\n'),
    )
  })

  test('puts carets below a span after a tab', () => {
    expect(codeFrame('\ta [b]', positionOf(1, 4, 7), plain)).toBe('> 1 |     a [b]\n    |       ^^^')
  })

  test('counts wide characters as two columns', () => {
    expect(codeFrame('日本 [b]', positionOf(1, 4, 7), plain)).toBe('> 1 | 日本 [b]\n    |      ^^^')
  })

  test('counts signs as terminals do: a thermometer is one column wide, a Tangut letter two', () => {
    expect(['\u{1F321}', '\u{17000}'].map((sign) => cells(sign)[0]?.width)).toEqual([1, 2])
  })

  test('counts an emoji of several code units as two columns', () => {
    // The family is 8 code units long.
    expect(codeFrame('👨‍👩‍👧 [b]', positionOf(1, 10, 13), plain)).toBe('> 1 | 👨‍👩‍👧 [b]\n    |    ^^^')
  })

  test('counts combining marks as nothing', () => {
    expect(codeFrame('e\u0301 [b]', positionOf(1, 4, 7), plain)).toBe('> 1 | e\u0301 [b]\n    |   ^^^')
  })

  test('marks all lines of a long span and puts carets to the end of the first', () => {
    expect(codeFrame('a <b\n  c\n/>\nd', positionOf(1, 3, 3, 3), plain)).toBe(
      ['> 1 | a <b', '    |   ^^', '> 2 |   c', '> 3 | />'].join('\n'),
    )
  })

  test('puts one caret where a span is empty', () => {
    expect(codeFrame('abc', positionOf(1, 4, 4), plain)).toBe('> 1 | abc\n    |    ^')
  })

  test('takes any line ending', () => {
    expect(codeFrame('a\r\nb\rc', positionOf(3, 1, 2), plain)).toBe('  1 | a\n  2 | b\n> 3 | c\n    | ^')
  })

  test('shows of a long line the 120 columns around the span', () => {
    const frame = codeFrame(`${'a'.repeat(300)}BAD${'z'.repeat(300)}`, positionOf(1, 301, 304), plain)
    const [code = '', carets = ''] = frame.split('\n')
    expect(code).toHaveLength(120)
    expect(code).toMatch(/^> 1 \| …a+BADz+…$/)
    expect(carets.indexOf('^^^')).toBe(code.indexOf('BAD'))
  })

  test('cuts the end of a long line whose span is near the beginning', () => {
    const [code = '', carets = ''] = codeFrame(`BAD${'z'.repeat(300)}`, positionOf(1, 1, 4), plain).split('\n')
    expect(code).toHaveLength(120)
    expect(code).toMatch(/^> 1 \| BADz+…$/)
    expect(carets).toBe('    | ^^^')
  })

  test('keeps the carets of a span wider than the window within 120 columns', () => {
    const [, carets = ''] = codeFrame('a'.repeat(500), positionOf(1, 50, 450), plain).split('\n')
    expect(carets.length).toBeLessThanOrEqual(120)
    expect(carets).toContain('^')
  })

  test('makes control characters visible and keeps carets in place', () => {
    expect(codeFrame('\u001B[31m [b]', positionOf(1, 7, 10), plain)).toBe('> 1 | ␛[31m [b]\n    |       ^^^')
  })

  test('is empty for a line that the text does not have', () => {
    expect(codeFrame('a', positionOf(7, 1, 2), plain)).toBe('')
  })

  test('colours the gutter and the carets', () => {
    expect(codeFrame('a', positionOf(1, 1, 2), { color: true })).toBe(
      '\u001B[2m> 1 |\u001B[22m a\n\u001B[2m    |\u001B[22m \u001B[31m^\u001B[39m',
    )
  })
})
