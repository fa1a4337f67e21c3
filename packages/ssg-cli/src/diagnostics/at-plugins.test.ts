import { expect, test } from 'vitest'
import { atPlugins } from './at-plugins.ts'
import { pluginFailed } from './catalogue.ts'

const plugins = [{ name: 'live', from: '@docs-build/plugin-live', key: '', pure: true }]
const at = (failed: { readonly file?: string; readonly plugin?: string }) =>
  atPlugins(
    [pluginFailed({ plugin: 'live', hook: 'config', message: 'no', ...failed })],
    plugins,
    'docs.config.ts',
  ).map(({ file, subject }) => ({ file, subject }))

test('a failure of a package is looked for where the config names the package', () => {
  const expected = [{ file: 'docs.config.ts', subject: '@docs-build/plugin-live' }]
  expect(at({ file: 'docs.config.ts' })).toEqual(expected)
  expect(at({})).toEqual(expected)
})

test('a failure in another file stays there, and one of a function of the config has no name there', () => {
  expect(at({ file: 'docs/a.md' })).toEqual([{ file: 'docs/a.md', subject: undefined }])
  expect(at({ plugin: 'own' })).toEqual([{ file: 'docs.config.ts', subject: undefined }])
})
