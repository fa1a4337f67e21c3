/** The calculator of the thermodynamics pages, apart from its page: units, calls, addresses, tables, and where it stands. */
import type { Root } from 'mdast'
import { VFile } from 'vfile'
import { describe, expect, test } from 'vitest'
import { functions, property, saturated, type FunctionName, type InputName } from '../../packages/if97/src/index.ts'
import { expressionCall, pythonCall } from '../../site/plugins/calculator/client/call-text.ts'
import {
  fieldsOf,
  firstFields,
  inputsOf,
  readAddress,
  writeAddress,
  type Given,
} from '../../site/plugins/calculator/client/given.ts'
import { numberOf } from '../../site/plugins/calculator/client/number-of.ts'
import { stateFrom } from '../../site/plugins/calculator/client/state-from.ts'
import { tableText } from '../../site/plugins/calculator/client/table-text.ts'
import { fromSi, inputUnits, toSi, unitsOf } from '../../site/plugins/calculator/client/units.ts'
import { valueFrom } from '../../site/plugins/calculator/client/value-from.ts'
import { problemText, regionText } from '../../site/plugins/calculator/client/words.ts'
import { insertCalculator } from '../../site/plugins/calculator/insert-calculator.ts'
import { codeBlocks } from './code-blocks.ts'
import { contentFiles } from './content-files.ts'
import { readTable } from './read-table.ts'
import { thermoExamples } from './thermo-examples.ts'

const pages = readTable('routes.tsv').filter(({ url }) => /^\/ignition\/embr-thermo.*-if97-/.test(url ?? ''))
const given = (names: readonly InputName[], fields: Given['fields']): Given => ({ names, fields })

describe('where it stands', () => {
  const heading = (text: string) => ({
    type: 'heading' as const,
    depth: 2 as const,
    children: [{ type: 'text' as const, value: text }],
  })
  const insertedInto = async (title: string): Promise<Root> => {
    const tree: Root = { type: 'root', children: [heading('Scope'), heading('Example')] }
    await insertCalculator()(tree, new VFile({ data: { frontMatter: { title } } }))
    return tree
  }

  test.each(pages)('before the example of $title', async ({ title = '', sidebar_label }) => {
    expect((await insertedInto(title)).children[1]).toMatchObject({
      data: { hName: 'if97-calculator', hProperties: { dataOf: sidebar_label } },
    })
  })

  test.each(['system.thermo.if97', 'system.thermo.if97.toString', 'Density'])('not in "%s"', async (title) => {
    expect((await insertedInto(title)).children).toHaveLength(2)
  })

  test.each([
    ['density', 'system.thermo.if97.density(p=101325.0, t=373.15)  # 0.597578562374 kg/m³'],
    ['vaporFraction', /^system\.thermo\.if97\.vaporFraction\(.*\)  # 0\.\d+$/],
  ])('with the first result of %s for paper', async (name, call) => {
    const tree = await insertedInto(`system.thermo.if97.${name}`)
    expect(tree.children[1]?.data?.hProperties?.['dataPaper']).toMatch(call)
  })

  test('each function has a page', () => {
    expect(pages.map(({ sidebar_label }) => sidebar_label).toSorted()).toEqual(Object.keys(functions).toSorted())
  })

  test.each(pages)('with the overloads that $title has', ({ sidebar_label, source_path }) => {
    const file = contentFiles().find(({ path }) => path === source_path)
    const calls = (file ? codeBlocks(file) : []).flatMap(({ code }) => [
      ...code.matchAll(new RegExp(String.raw`^system\.thermo\.if97\.${sidebar_label}\((.*)\)$`, 'gm')),
    ])
    const written = calls.map(([, list = '']) => list.replace(/=\w+/g, '').replaceAll(' ', ''))
    // A name of the table, as the test above shows.
    expect(functions[sidebar_label as FunctionName].overloads.map((names) => names.join())).toEqual(written)
  })
})

test.each([
  ['101 325', 101325],
  ['101\u202f325', 101325],
  ['1,5', 1.5],
  ['101,325', 101.325],
  ['101.325', 101.325],
  ['1.013,25', 1013.25],
  ['101,325.0', 101325],
  ['1,013,250', 1013250],
  ['1.013.250', 1013250],
  ['1e5', 1e5],
  ['1.2.3', NaN],
  ['1 bar', NaN],
  ['', NaN],
])('"%s" is read as %d', (text, number) => {
  expect(numberOf(text)).toBe(number)
})

test.each([
  [100, 't', '°C', 373.15],
  [212, 't', '°F', 373.15],
  [1, 'p', 'bar', 100000],
  [14.5, 'p', 'psi', 99973.980751],
  [2675, 'h', 'kJ/kg', 2675000],
  [50, 'x', '%', 0.5],
  [589.3, 'l', 'nm', 5.893e-7],
] as const)('%d in the unit of %s, %s, is %d in SI', (value, input, name, si) => {
  const unit = unitsOf(inputUnits[input]).find(([unitName]) => unitName === name)
  expect(unit && toSi(value, unit)).toBeCloseTo(si, 6)
  expect(unit && fromSi(si, unit)).toBeCloseTo(value, 6)
})

test.each(thermoExamples(contentFiles().flatMap((file) => codeBlocks(file))))(
  'the calls of $file:$line are written as the page writes them',
  ({ name, inputs }) => {
    expect(pythonCall(name, { p: 101325, t: 373.15 })).toBe(`system.thermo.if97.${name}(p=101325.0, t=373.15)`)
    const list = Object.entries(inputs).map(([key, value]) => `, "${key}", ${value}`)
    expect(expressionCall(name, inputs)).toBe(`if97("${name}"${list.join('')})`)
  },
)

describe('the address', () => {
  const first = given(['p', 't'], firstFields('density'))
  const { overloads } = functions.density

  test('keeps the state, with units, and what else is in it', () => {
    const state = given(['p', 'h'], { p: { text: '1.5', unit: 'bar' }, h: { text: '2000', unit: 'kJ/kg' } })
    const address = writeAddress('?docusaurus-theme=dark&t=300', state)
    expect(address).toBe('?docusaurus-theme=dark&p=1.5+bar&h=2000+kJ%2Fkg')
    expect(inputsOf(readAddress(address, overloads, first))).toEqual({ p: 150000, h: 2e6 })
  })

  test.each(['', '?q=steam'])('"%s" names no state', (address) => {
    expect(readAddress(address, overloads, first)).toBe(first)
  })

  test.each([
    ['?p=1', 'p=1'],
    ['?p=1&t=2&h=3', 'p=1, t=2, h=3'],
    ['?rho=1&t=300', 'rho=1, t=300'],
    ['?p=2000&t=300+furlong', 'p=2000, t=300 furlong'],
    ['?p=1+bar+abs&t=300', 'p=1 bar abs, t=300'],
  ])('"%s" says that it names no state', (address, told) => {
    const note = `No state: ${told}.`
    expect(readAddress(address, overloads, first)).toEqual({ ...first, note })
  })

  test('a number without a unit is in SI', () => {
    expect(inputsOf(readAddress('?p=2000&t=300', overloads, first))).toEqual({ p: 2000, t: 300 })
  })
})

const every = Object.entries(functions).flatMap(([name, { overloads }]) =>
  overloads.map((names) => [name as FunctionName, names.join(), names] as const),
)

test.each(every)('%s by %s begins with a state that has a result', async (name, _, names) => {
  const inputs = inputsOf(given(names, firstFields(name)))
  const value = await valueFrom(name, await stateFrom(inputs, name), inputs)
  expect(value).toBe(property(name, inputs))
})

test.each([
  [{ p: 101325, t: 373.15 }, 'Region 2: steam'],
  [{ p: 101325 }, 'Region 4: the saturation line'],
  [{ p: 101325, x: 1 }, 'Region 4: the saturation line'],
  [{ p: 101325, x: 0.25 }, 'Region 4: wet steam, on the saturation line: 25 % vapor'],
])('%o lie in "%s"', async (inputs, text) => {
  expect(regionText(await stateFrom(inputs))).toBe(text)
})

test('a state that is told by other inputs is the same state', async () => {
  const before = given(['p', 't'], { p: { text: '5', unit: 'bar' }, t: { text: '200', unit: '°C' } })
  const state = await stateFrom(inputsOf(before))
  const after = await stateFrom(inputsOf(given(['h', 's'], fieldsOf(before, state))))
  expect(after.pressure / state.pressure).toBeCloseTo(1, 4)
  expect(fieldsOf(before, state).p).toEqual({ text: '5', unit: 'bar' })
})

test.each([
  [{ p: 2e8, t: 300 }, 'bar', 'Absolute pressure: at most 100000000 Pa (1000 bar), the end of the formulation.'],
  [{ p: 1e5, t: 100 }, '°C', 'Temperature: at least 273.15 K (0 °C), where the formulation begins.'],
  [{ p: -1, t: 300 }, 'Pa', 'Absolute pressure: more than 0 Pa, a pressure.'],
  [{ p: 1e5, x: 2 }, '', 'Vapor fraction: at most 1, vapor alone.'],
])('%j is out of range: %s says "%s"', async (inputs, unit, text) => {
  await expect(stateFrom(inputs).catch((error: unknown) => problemText(error, () => unit).text)).resolves.toBe(text)
})

test.each([
  ['thermalConductivity', { p: 101325, x: 0.5 }, 'This state is wet steam, for which the function has no value.'],
  ['isobaricHeatCapacity', { p: 101325, x: 0.5 }, 'This state is wet steam, for which the function has no value.'],
  ['vaporFraction', { p: 101325, t: 300 }, 'This state is one phase: the function is for wet steam.'],
] as const)('%s of %o says that it has no value, and why', async (name, inputs, text) => {
  const value = valueFrom(name, await stateFrom(inputs), inputs)
  await expect(value.catch((error: unknown) => problemText(error, () => '').text)).resolves.toBe(text)
})

describe('steam tables', () => {
  test('hold the values of saturation', () => {
    const made = tableText('temperature', { first: 100, last: 110, step: 10 })
    const [head = '', row = '', ...rest] = 'text' in made ? made.text.trim().split('\r\n') : []
    expect(head.split(',')).toHaveLength(8)
    expect(rest).toHaveLength(1)
    const { liquid, vapor } = saturated({ temperature: 373.15 })
    const [t, p, v, vaporVolume] = row.split(',').map(Number)
    expect([t, p, v, vaporVolume]).toEqual(
      [100, liquid.pressure / 1e5, liquid.volume, vapor.volume].map((value) => Number(value.toPrecision(8))),
    )
  })

  test('of one pressure name the region of each row', () => {
    const made = tableText('isobar', { first: 100, last: 200, step: 100, bar: 10 })
    const rows = 'text' in made ? made.text.trim().split('\r\n').slice(1) : []
    expect(rows.map((row) => row.split(',')[2])).toEqual(['1', '2'])
  })

  test.each([
    [{ first: 0, last: 10, step: 0 }, /step is more than 0/],
    [{ first: 0, last: NaN, step: 1 }, /are numbers/],
    [{ first: 0, last: 1e6, step: 1 }, /1000001 rows/],
    [{ first: 300, last: 400, step: 50 }, /at most 647.096 K \(373.946 °C\)/],
  ])('%j is told', (range, problem) => {
    expect(tableText('temperature', range)).toMatchObject({ problem: expect.stringMatching(problem) })
  })
})
