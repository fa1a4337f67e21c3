import { expect, test } from 'vitest'
import { redirectPage } from './redirect-page.ts'

test('readers see where a redirect leads in letters, programs in the form of URLs', () => {
  const html = redirectPage({ to: '/d%C3%B6k%C3%BC/', canonical: 'https://x.example/d%C3%B6k%C3%BC/', script: '' })
  expect(html).toContain('<title>Moved to /dökü/</title>')
  expect(html).toContain('<a href="/d%C3%B6k%C3%BC/">/dökü/</a>')
  expect(html).toContain('url=/d%C3%B6k%C3%BC/">')
})
