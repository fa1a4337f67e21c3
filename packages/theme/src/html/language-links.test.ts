import { expect, test } from 'vitest'
import { exampleLayout, examplePage } from '../testing/example-site.ts'
import { languageLinks } from './language-links.ts'

const language = (code: string, baseUrl: string) => ({
  code,
  label: code,
  htmlLang: code,
  direction: 'ltr' as const,
  baseUrl,
  url: 'https://example.com',
  isTranslated: true,
})
const languages = { all: [language('en', '/'), language('de', '/de/')], default: 'en', root: '/' }
const notFound = examplePage({ content: { type: 'not-found' } })
const hrefs = (homeHref: string) =>
  languageLinks(exampleLayout({ url: 'https://example.com', baseUrl: '/', homeHref, languages }), notFound).map(
    ({ href }) => href,
  )

test('the not-found page leads to the home of each language', () => {
  expect(hrefs('/')).toEqual(['/', '/de/'])
})

test('without a home page it leads to the doc that each language begins with', () => {
  expect(hrefs('/docs/start')).toEqual(['/docs/start', '/de/docs/start'])
})
