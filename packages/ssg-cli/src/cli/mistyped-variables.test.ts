import { expect, test } from 'vitest'
import { mistypedVariables } from './mistyped-variables.ts'

test.each<[string, string | undefined]>([
  ['DOCS_BUILD_CAHCE', 'DOCS_BUILD_CACHE'],
  ['DOCSBUILD_CACHE_SECRET', 'DOCS_BUILD_CACHE_SECRET'],
  ['DOCS_BUILD_ALLOWED_HOST', 'DOCS_BUILD_ALLOWED_HOSTS'],
  ['DOCS_BUILD_CACHE', undefined],
  ['DOCS_BUILD_NUMBER', undefined],
  ['DOCS_URL', undefined],
  ['PATH', undefined],
])('of the variable %s is told what is meant: %s', (name, meant) => {
  const told = `Unexpected environment variable "${name}", which nothing reads, expected "${meant}"`
  expect(mistypedVariables({ [name]: '1' })).toEqual(meant === undefined ? [] : [told])
})
