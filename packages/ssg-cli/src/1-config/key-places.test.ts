import { expect, test } from 'vitest'
import { keyPlaces } from './key-places.ts'
import { problemsOf } from './problems-of.ts'
import { schema } from './schema.ts'

test.each([
  ['remarkPlugins', ['markdown.remarkPlugins']],
  ['closeable', ['announcementBar.closeable']],
  ['routeBasePath', ['morePages[].routeBasePath', 'docs.routeBasePath', 'blog.routeBasePath']],
  ['label', []],
  ['nowhere', []],
])('%s may stand in %j', (key, places) => {
  expect(keyPlaces(key)).toEqual(places)
})

test('a key that belongs elsewhere is told with its place, and without all the keys that stand here', () => {
  const value = { title: 'A', url: 'https://a.example', docs: { path: 'docs' }, closeable: true, tagLine: 'b' }
  const { error } = schema.safeParse(value)
  expect(error && problemsOf(error, value, keyPlaces)).toMatchObject([
    { message: 'Unexpected key "closeable"', hint: 'Write it as "announcementBar.closeable".' },
    { message: 'Unexpected key "tagLine", expected "tagline"', suggestion: 'tagline' },
  ])
})
