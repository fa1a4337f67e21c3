import { expect, test } from 'vitest'
import { presetContext, ranPreset } from './ran-presets.ts'

const context = presetContext({ title: 'Site' }, '/site')
const preset = { name: 'acme', options: { a: 1 } }

test.each<[string, unknown, object]>([
  ['of CommonJS', { default: (_: unknown, options: object) => ({ plugins: [options] }) }, { plugins: [{ a: 1 }] }],
  ['that waits', () => Promise.resolve({ themes: ['b'] }), { themes: ['b'] }],
  ['that is told of the site', (given: typeof context) => ({ themes: [given?.['siteDir']] }), { themes: ['/site'] }],
  ['that gives nothing', () => null, {}],
])('a preset %s', async (_, module, given) => {
  expect(await ranPreset(preset, module, context)).toEqual(given)
})

test.each<[unknown, string]>([
  [{}, 'Unexpected object as the preset "acme", expected a function that gives plugins and themes'],
  [() => [], 'Unexpected array from the preset "acme", expected { plugins, themes }'],
])('what is no preset is told', async (module, message) => {
  await expect(ranPreset(preset, module, context)).rejects.toThrow(message)
})
