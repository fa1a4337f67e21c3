import { expect, test } from 'vitest'
import { languageUrl } from './language-url.ts'

const german = { baseUrl: '/docs/de/', root: '/docs/', otherBases: ['/docs/es/'] }

test.each([
  ['/a', '/docs/de/a'],
  ['/docs/de/a', '/docs/de/a'],
  ['/es/a', '/docs/es/a'],
  ['/docs/es/a?b#c', '/docs/es/a?b#c'],
  ['/es', '/docs/es'],
  ['/estonia', '/docs/de/estonia'],
  ['/assets/x.png', '/docs/assets/x.png'],
  ['/', '/docs/de/'],
])('on a German page %s is %s', (path, url) => {
  expect(languageUrl(path, german)).toBe(url)
})

test('in a site of one language a path gets the base URL', () => {
  expect(languageUrl('/assets/a', { baseUrl: '/docs/' })).toBe('/docs/assets/a')
})
