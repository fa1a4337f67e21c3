import { expect, test } from 'vitest'
import { below, pageRoute } from './page-route.ts'

test.each([
  ['index', undefined, '/manual/'],
  ['tools/index', undefined, '/manual/tools/'],
  ['tools/index', false, '/manual/tools'],
  ['About', undefined, '/manual/About'],
  ['Spaß x/index', undefined, '/manual/Spa%C3%9F%20x/'],
  ['what?#', undefined, '/manual/what%3F%23'],
  ['%2e%2e/x', undefined, '/manual/%252e%252e/x'],
  ['/about-us', true, '/manual/about-us/'],
  ['über uns', undefined, '/manual/%C3%BCber%20uns'],
  ['what?', undefined, '/manual/what%3F'],
  ['/../../c', undefined, '/manual/c'],
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
