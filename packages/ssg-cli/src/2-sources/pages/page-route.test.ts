import { expect, test } from 'vitest'
import { below, pageRoute } from './page-route.ts'

test.each([
  ['index', undefined, '/manual/'],
  ['tools/index', undefined, '/manual/tools/'],
  ['tools/index', false, '/manual/tools'],
  ['About', undefined, '/manual/About'],
  ['/about-us', true, '/manual/about-us/'],
])('%s with trailingSlash %s is at %s', (name, trailingSlash, route) => {
  expect(pageRoute(name, { baseUrl: '/manual/', ...(trailingSlash !== undefined && { trailingSlash }) })).toBe(route)
})

test('a page lies below the base route of its folder, with a slug too', () => {
  expect([below('', '/units'), below('tools', 'index'), below('a/tools', '/units')]).toEqual([
    '/units',
    'tools/index',
    'a/tools/units',
  ])
})
