/** The live charts of the chart pages, apart from their pages: what is read, what becomes a function, and their pictures. */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Code } from 'mdast'
import { VFile } from 'vfile'
import { describe, expect, test } from 'vitest'
import { chartBlock, pictureName } from '../../site/plugins/charts/chart-block.ts'
import { nextLabel } from '../../site/plugins/charts/client/drawn-chart.ts'
import { functionOfText } from '../../site/plugins/charts/client/function-of-text.ts'
import { hasFunction, liveProperties } from '../../site/plugins/charts/client/live-values.ts'
import { lineAndColumn, placeOf, readProperties } from '../../site/plugins/charts/client/read-properties.ts'
import { root } from '../run-cli.ts'
import { contentFiles } from './content-files.ts'

const charts = contentFiles().flatMap(({ file, text }) =>
  [...text.matchAll(/^```json .*?\b(chart-js|apex-charts) .*\n([\s\S]*?)\n```$/gm)].map(
    ([, of = '', code = '']) => ({ file, of, code, name: pictureName(of, code) }) as const,
  ),
)

describe('pictures', () => {
  const folder = join(root, 'site/static/img/charts')

  test('there are those of the charts as they are now, and no others: else run scripts/chart-pictures.mjs', () => {
    expect(charts.length).toBeGreaterThanOrEqual(10)
    const names = charts.flatMap(({ name }) => [`${name}-dark.webp`, `${name}-light.webp`])
    expect(readdirSync(folder).sort()).toEqual([...new Set(names)].sort())
  })

  test('each shows something', () => {
    const empty = readdirSync(folder).filter((file) => statSync(join(folder, file)).size < 2000)
    expect(empty).toEqual([])
  })
})

test.each(charts)('$file: $name is a configuration that can be read', ({ code }) => {
  expect(readProperties(code)).toHaveProperty('properties.type')
})

describe('a block', () => {
  const block = (meta: string) => {
    const node: Code = { type: 'code', lang: 'json', meta, value: '{}' }
    const file = new VFile({ data: { frontMatter: {}, dependencies: [] } })
    // What the compiler gives has both keys, as above.
    const made = chartBlock({ language: 'json', meta, code: '{}', line: 1, node }, file as never)
    return { made, messages: file.messages.map(({ reason }) => reason) }
  }

  test('becomes the chart, its pictures in words, and the block without the words that are read here', () => {
    const { made } = block('title="Properties" chart-js {2} feed alt="Two bars: 1 and 2"')
    expect(made?.data?.hProperties).toMatchObject({ dataOf: 'chart-js', dataAlt: 'Two bars: 1 and 2', dataFeed: '' })
    expect(made?.children).toMatchObject([{ children: [{}, { type: 'code', meta: 'title="Properties" {2}' }] }])
  })

  test('without words for its picture is told, and stays a block', () => {
    expect(block('apex-charts')).toEqual({
      made: undefined,
      messages: ['Unexpected chart without words, expected alt="…" behind "apex-charts"'],
    })
  })
})

test.each([
  ['{"a": 1,\n "b" 2}', 'Expected a colon', [2, 6]],
  ['{"a": 1\n "b": 2}', 'Expected a comma', [2, 2]],
  ['{\n  a: 1\n}', 'Unexpected word, expected a text in double quotes, a number, true, false or null', [2, 3]],
  ['[1]', 'Expected an object in braces', [1, 1]],
  ['{"a": [1}', 'Expected a comma', [1, 9]],
])('%s: "%s" at %j', (text, sentence, place) => {
  const read = readProperties(text)
  const problem = 'problem' in read ? read.problem : undefined
  expect(problem?.text).toBe(sentence)
  expect(lineAndColumn(text, problem?.offset ?? 0)).toEqual(place)
})

test('a value is found by its path', () => {
  const text = '{"a": {"b": [1, "two"]}}'
  const { offset, length } = placeOf(text, ['a', 'b', 1])
  expect(text.slice(offset, offset + length)).toBe('"two"')
})

describe('values', () => {
  const makers = {
    variable: (name: string) => `value of ${name}`,
    makeFunction: (text: string) => `function ${text}`,
    isData: (path: readonly (string | number)[]) => path[0] === 'series',
  }

  test.each([
    ['(a) => a', 'function (a) => a'],
    ['async () => 1', 'function async () => 1'],
    ['a => a', 'a => a'],
    [' var(--qual-5)', 'value of --qual-5'],
    ['see var(--qual-5)', 'see var(--qual-5)'],
    [
      ['() => 1', 2],
      ['function () => 1', 2],
    ],
    [null, null],
  ])('%j becomes %j', (value, expected) => {
    expect(liveProperties({ options: { value } }, makers)).toEqual({ options: { value: expected } })
  })

  test('data stays data', () => {
    expect(liveProperties({ series: ['() => 1'] }, makers)).toEqual({ series: ['() => 1'] })
  })

  test('says whether there is a function at all', () => {
    expect([hasFunction({ a: [{ b: '() => 1' }] }), hasFunction({ a: '=>', b: null })]).toEqual([true, false])
  })
})

describe('functions', () => {
  test('are interpreted, with the properties as this', () => {
    const text = "(a, { b }) => { const sum = a + b; if (sum > 2) return `${this.name}: ${sum}`; return 'small' }"
    const made = functionOfText(text, { name: 'Sum' }, () => undefined)
    expect([made(1, { b: 2 }), made(1, { b: 1 })]).toEqual(['Sum: 3', 'small'])
  })

  test('tell what a session would do', () => {
    const told: string[] = []
    const text = "() => { perspective.sendMessage('a', { b: 1 }, 'view'); periscope.toast.info('c') }"
    functionOfText(text, {}, (words) => told.push(words))()
    expect(told).toEqual(['perspective.sendMessage("a", {"b":1}, "view")', 'periscope.toast.info("c")'])
  })

  test('that are no JavaScript are told', () => {
    expect(() => functionOfText('(a) => a +', {}, () => undefined)).toThrow(SyntaxError)
  })

  test.each([
    '() => { while (true) {} }',
    '() => { for (;;) if (false) break }',
    '() => { do ; while (true) }',
    '() => { const again = () => again(); return again() }',
    '() => [1].map(() => { for (const a of [1]) while (1) a })',
  ])('one that does not end is ended: %s', (text) => {
    expect(functionOfText(text, {}, () => undefined)).toThrow(/Expected an end within a second|call stack/)
  })

  test('loops that end are as long as they need', () => {
    const text =
      '() => { const step = 1; let sum = 0; for (let i = 0; i < 20000; i += step) { if (i % 2) continue; sum++ } return sum }'
    expect(functionOfText(text, {}, () => undefined)()).toBe(10000)
  })
})

test.each([
  ['06:15', 4, '06:20'],
  ['23:55', 4, '00:00'],
  ['Monday', 4, '5'],
])('after %s comes the label of value %d: %s', (last, count, expected) => {
  expect(nextLabel(last, count)).toBe(expected)
})
