import { expect, test } from 'vitest'
import { liesBelow } from './lies-below.ts'

test.each([
  ['a page lies below its section', '/docs/charts/bar', '/docs/charts/', true],
  ['a section lies at itself, with or without a slash', '/docs/charts', '/docs/charts/', true],
  ['a page does not lie below a section whose name begins like its own', '/docs/charts-2/bar', '/docs/charts/', false],
  ['the home page is only its own place', '/docs/charts/', '/', false],
  ['the home page lies at itself', '/', '/', true],
])('%s', (_, route, href, expected) => {
  expect(liesBelow(route, href, '/')).toBe(expected)
})
