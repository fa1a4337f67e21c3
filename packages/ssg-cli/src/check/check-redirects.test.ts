import { expect, test } from 'vitest'
import { checkRedirects } from './check-redirects.ts'

const check = (from: string, suggestion: string) =>
  checkRedirects({
    redirects: [{ from, to: '/intro' }],
    baseUrl: '/',
    routes: ['/'],
    check: () => ({ kind: 'link', suggestion }),
    source: 'docs.config.ts',
    text: '',
  })

test('a target that does not exist is reported with the nearest page', () => {
  expect(check('/old', '/introduction')).toMatchObject([{ code: 'invalid-redirect', suggestion: '/introduction' }])
})

test.each(['/intro2', '/intro2/'])('a redirect is never told to lead to itself: %s', (from) => {
  expect(check(from, '/intro2')[0]).not.toHaveProperty('suggestion', '/intro2')
})
