/**
 * The numbers of the thermodynamics pages against an implementation of the formulations that shares nothing with the
 * library of the module.
 */
import {
  exactByBoth,
  functions,
  property,
  stateAt,
  steamConductivity,
  type FunctionName,
} from '../../packages/if97/src/index.ts'
import { describe, expect, test } from 'vitest'
import { codeBlocks } from './code-blocks.ts'
import { contentFiles } from './content-files.ts'
import { readTable } from './read-table.ts'
import { thermoExamples } from './thermo-examples.ts'

const files = contentFiles().filter(({ path }) => path.startsWith('embr-thermodynamics/'))
const examples = files.flatMap((file) => thermoExamples(codeBlocks(file)))
const bodyOf = (page: string) =>
  files.find(({ path }) => path.endsWith(`/${page}.mdx`))?.body.replace(/\s+/g, ' ') ?? ''

// The module's result is this many times the value in SI units. The page warns of it.
const scales: Readonly<Record<string, number>> = { thermalDiffusivity: 1000 }

function isFunction(name: string): name is FunctionName {
  return name in functions
}

test.each(examples)('$file:$line $name', ({ name, inputs, result }) => {
  if (!isFunction(name)) throw new Error(`Unexpected function ${name}, expected one of the package`)
  const value = property(name, inputs) * (scales[name] ?? 1)
  expect(atDigitsOf(result, value)).toBe(Number(result))
})

describe('each function page has an example', () => {
  const pages = readTable('routes.tsv').filter(({ url }) => /^\/ignition\/embr-thermo.*-if97-/.test(url ?? ''))
  test.each(pages)('$sidebar_label', ({ sidebar_label, source_path }) => {
    const own = examples.filter(({ file }) => file.endsWith(`/${source_path}`))
    expect(own.map(({ name }) => name)).toContain(sidebar_label)
  })

  test.each(pages)('the expression of $sidebar_label is the same call', ({ sidebar_label, source_path }) => {
    const file = files.find(({ path }) => path === source_path)
    const blocks = file ? codeBlocks(file) : []
    const [example] = thermoExamples(blocks)
    const expression = blocks.find(({ code }) => code.startsWith('if97('))
    expect(
      expression && thermoExamples([expression, { ...expression, title: 'Result', code: example?.result ?? '' }]),
    ).toEqual([{ ...example, line: expression?.line }])
    expect(example?.name).toBe(sidebar_label)
  })
})

describe('where the module differs from the formulations of today, the page says by how much', () => {
  const steam = stateAt(101325, 373.15)

  test('vaporFraction takes a backward equation', () => {
    const exact = exactByBoth(2e6, 5000).vaporFraction ?? NaN
    const module = property('vaporFraction', { h: 2e6, s: 5000 })
    expect(bodyOf('vapor-fraction')).toContain(exact.toPrecision(12))
    expect(Math.abs(module / exact - 1).toExponential(0)).toBe('8e-6')
    expect(bodyOf('vapor-fraction')).toContain('a relative difference of 8e-06')
  })

  test('thermalConductivity takes an older equation', () => {
    const module = property('thermalConductivity', { p: 101325, t: 373.15 })
    expect(bodyOf('thermal-conductivity')).toContain(steamConductivity(steam).toPrecision(12))
    expect(((module / steamConductivity(steam) - 1) * 100).toFixed(1)).toBe('0.9')
    expect(bodyOf('thermal-conductivity')).toContain('0.9 % higher')
  })

  test('prandtl takes that conductivity', () => {
    const module = property('prandtl', { p: 101325, t: 373.15 })
    const conductivity = property('thermalConductivity', { p: 101325, t: 373.15 })
    const modern = (module * conductivity) / steamConductivity(steam)
    expect(bodyOf('prandtl')).toContain(`the 2011 IAPWS formulation gives ${modern.toFixed(4)}`)
    expect(((1 - module / modern) * 100).toFixed(1)).toBe('0.9')
    expect(bodyOf('prandtl')).toContain('0.9 % lower')
  })

  test('thermalDiffusivity is a thousand times the value in m²/s', () => {
    const [conductivity = 0, rho = 0, cp = 0] = (
      ['thermalConductivity', 'density', 'isobaricHeatCapacity'] as const
    ).map((name) => property(name, { p: 101325, t: 373.15 }))
    const physical = conductivity / (rho * cp)
    expect(physical.toExponential(3)).toBe('1.997e-5')
    expect(bodyOf('thermal-diffusivity')).toContain(
      '1000 times the physical value $\\lambda/(\\rho\\,c_p)$, which is 1.997e-05 m²/s',
    )
  })
})

test('long numbers in sentences repeat a result that is checked', () => {
  const checked = new Set(examples.map(({ result }) => result))
  // Of the formulations of today, checked above.
  for (const page of ['vapor-fraction', 'thermal-conductivity'])
    for (const [, number = ''] of bodyOf(page).matchAll(/gives (\d\.\d{12,13})\b/g)) checked.add(number)
  const unknown = files.flatMap(({ file, body }) =>
    [...body.replace(/```[^]*?```/g, '').matchAll(/(?<![\w.])\d+\.\d+(?:e-?\d+)?(?![\w.])/g)]
      .map(([number]) => number)
      .filter((number) => number.replace(/e.*|^0\.0*|\./g, '').length >= 7 && !checked.has(number))
      .map((number) => `${file}: ${number}`),
  )
  expect(unknown).toEqual([])
})

/** A number rounded to as many digits as a text shows. Python leaves out zeros at the end; so does `Number`. */
function atDigitsOf(text: string, value: number): number {
  const [, whole = '', fraction = ''] = /^-?(\d+)\.?(\d*)/.exec(text) ?? []
  const digits = `${whole}${fraction}`.replace(/^0+/, '').length
  return Number(value.toPrecision(digits))
}
