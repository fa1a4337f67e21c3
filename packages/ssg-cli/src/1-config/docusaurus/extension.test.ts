import { expect, test } from 'vitest'
import { packagesNamed } from './extension.ts'

test.each<[string, readonly string[]]>([
  ['redoc', ['redoc', 'docusaurus-preset-redoc']],
  ['@acme/redoc', ['@acme/redoc', '@acme/docusaurus-preset-redoc']],
  ['@acme/redoc/lib', ['@acme/redoc/lib']],
  ['./redoc', ['./redoc']],
])('the packages that %s may mean', (name, names) => {
  expect(packagesNamed(name, 'preset')).toEqual(names)
})
