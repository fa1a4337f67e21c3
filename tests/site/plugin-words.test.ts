/** Words of the live parts of pages: charts, calculators, stand-ins. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { LimitError, type InputName } from '../../packages/if97/src/limit-error.ts'
import { property, type Inputs } from '../../packages/if97/src/index.ts'
import { problemText } from '../../site/plugins/calculator/client/words.ts'
import { words as german } from '../../site/plugins/words/de.ts'
import { words as spanish } from '../../site/plugins/words/es.ts'
import { loadWords, sayFound } from '../../site/plugins/words/say.ts'
import { root } from '../run-cli.ts'

afterEach(() => vi.unstubAllGlobals())

const plugins = join(root, 'site/plugins')
const code = readdirSync(plugins, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.startsWith('words'))
  .map((file) => readFileSync(join(plugins, file), 'utf8'))
  .join('\n')
const said = [...code.matchAll(/\bsay\(\s*(['"])(.*?)\1/g)].map(([, , text = '']) => text)

test('each text that live parts say is there in German and Spanish, with the same places for values', () => {
  expect(said.length).toBeGreaterThan(40)
  const placesOf = (text = '') => (text.match(/\{\w+\}/g) ?? []).toSorted()
  for (const words of [german, spanish]) {
    expect(said.filter((text) => !Object.hasOwn(words, text))).toEqual([])
    for (const [text, translated] of Object.entries(words)) expect(placesOf(translated)).toEqual(placesOf(text))
  }
})

test('both languages have the same texts', () => {
  expect(Object.keys(german).toSorted()).toEqual(Object.keys(spanish).toSorted())
})

/** Speak the language of a page, which browsers tell. */
function speak(lang: string): Promise<string> {
  vi.stubGlobal('document', { documentElement: { lang } })
  return loadWords()
}

test('each limit that is computed is told in the language of the page', async () => {
  await speak('de')
  const told = (inputs: Inputs) => {
    try {
      return property('specificVolume', inputs)
    } catch (error) {
      return problemText(error, () => '').text
    }
  }
  expect(told({ p: 6e7, h: 4e6 })).toBe(
    'Spezifische Enthalpie: höchstens 3880154 J/kg, die bei 1073.15 K und diesem Druck.',
  )
  expect(told({ h: 0, s: 1e4 })).toBe(
    'Spezifische Enthalpie: mindestens 2501352 J/kg, die bei 98.4355 Pa und dieser Entropie.',
  )
  expect(told({ p: 6e7, t: 1100 })).toBe(
    'Temperatur: höchstens 1073.15 K, das Ende von Bereich 2; bis 50 MPa sind es 2273.15 K.',
  )
})

/** Values of each input, far below to far above what the formulation knows. */
const tried: Readonly<Record<InputName, readonly number[]>> = {
  p: [-1, 1e-9, 100, 612, 1e5, 1.6e7, 2.3e7, 6e7, 1.1e8],
  t: [-5, 274, 640, 800, 1073, 1100, 2300],
  h: [-1e9, 0, 1e5, 2e6, 2.8e6, 4e6, 7e6, 8e6],
  s: [-1e6, 0, 3000, 5000, 8000, 1e4, 1.3e4, 1e6],
  x: [-1, 0.5, 2],
  rho: [-1, 1, 300, 1e5],
  l: [1e-8, 2e-6],
}

test('every limit of the formulation has its words in German and Spanish', async () => {
  const wheres = new Set<string>()
  const pairs = 'p,t p,h p,s h,s t,s p,x t,x rho,t'.split(' ').map((pair) => pair.split(',') as InputName[])
  for (const [a, b] of pairs as [InputName, InputName][])
    for (const first of tried[a])
      for (const second of tried[b])
        try {
          property('vaporFraction', { [a]: first, [b]: second })
        } catch (error) {
          if (error instanceof LimitError) wheres.add(error.limit.where)
        }
  expect(wheres.size).toBeGreaterThan(15)
  for (const lang of ['de', 'es']) {
    await speak(lang)
    expect([...wheres].filter((where) => sayFound(where) === where)).toEqual([])
  }
})

test('what a chart library says of a mistake is told in the language of the page where it is known', async () => {
  await speak('es')
  expect(sayFound('"bark" is not a registered controller')).toBe('"bark" no es un tipo de gráfico conocido')
  expect(sayFound('"sankey" is drawn by the module, not by this page')).toBe(
    '"sankey" lo dibuja el módulo, no esta página',
  )
  expect(sayFound('Cannot read properties of null')).toBe('Cannot read properties of null')
})
