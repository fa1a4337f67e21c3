import { expect, test } from 'vitest'
import { checkRedirects } from './check-redirects.ts'

const check = (from: string, suggestion: string) =>
  checkRedirects({
    redirects: [{ from, to: '/intro' }],
    baseUrl: '/',
    yields: false,
    routes: ['/'],
    check: () => ({ kind: 'link', suggestion }),
    source: 'docs.config.ts',
    text: '',
  })

test('a target that does not exist is reported with the nearest page', () => {
  expect(check('/old', '/introduction')).toMatchObject([{ code: 'invalid-redirect', suggestion: '/introduction' }])
})

test.each([
  [false, {}],
  [true, { isMild: true }],
] as const)('an anchor that is not there: where a redirect yields is %s, it says %o', (yields, more) => {
  const given = {
    redirects: [{ from: '/old', to: '/#a' }],
    baseUrl: '/',
    routes: ['/'],
    source: 'docs.config.ts',
    text: '',
  }
  const [found] = checkRedirects({ ...given, yields, check: () => ({ kind: 'anchor', target: '/', anchor: 'a' }) })
  expect(found).toMatchObject({ code: 'broken-anchor', severity: 'warning', ...more })
})

test.each(['/intro2', '/intro2/'])('a redirect is never told to lead to itself: %s', (from) => {
  expect(check(from, '/intro2')[0]).not.toHaveProperty('suggestion', '/intro2')
})

test.each([
  [false, 'error'],
  [true, 'warning'],
] as const)('a redirect that starts at a page: where it yields is %s, it is an %s', (yields, severity) => {
  const redirects = [{ from: '/intro', to: '/' }]
  const given = { redirects, baseUrl: '/', routes: ['/', '/intro'], source: 'docs.config.ts', text: '' }
  expect(checkRedirects({ ...given, yields, check: () => undefined })).toMatchObject([
    { code: 'invalid-redirect', severity },
  ])
})

test.each([
  [true, '/intro', []],
  [true, '/', ['warning']],
  [false, '/intro', ['error']],
] as const)(
  'a redirect from the raw Markdown of a page: where it yields is %s, to %s, it is %o',
  (yields, to, found) => {
    const routes = ['/', '/intro', '/intro.md']
    const given = { redirects: [{ from: '/intro.md', to }], baseUrl: '/', routes, source: 'docs.config.ts', text: '' }
    expect(checkRedirects({ ...given, yields, check: () => undefined }).map(({ severity }) => severity)).toEqual(found)
  },
)
