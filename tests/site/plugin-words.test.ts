/** Words of the live parts of pages: charts, calculators, stand-ins. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { words as german } from '../../site/plugins/words/de.ts'
import { words as spanish } from '../../site/plugins/words/es.ts'
import { root } from '../run-cli.ts'

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
