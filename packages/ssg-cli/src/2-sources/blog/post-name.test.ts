import { expect, test } from 'vitest'
import { postName } from './post-name.ts'

test.each([
  ['2021-08-01-hello.md', '/2021/08/01/hello'],
  ['2021-08-01-hello/index.mdx', '/2021/08/01/hello'],
  ['2021/08-01-hello.md', '/2021/08/01/hello'],
  ['2021/08/01/hello.md', '/2021/08/01/hello'],
  ['2021-08-01-hello/world.md', '/2021/08/01/hello/world'],
  ['release/2021-08-01-x.md', '/2021/08/01/release/x'],
  ['2021/2021-08-01-x/index.md', '/2021/08/01/2021/x'],
  ['2021-08-01/index.md', '/2021/08/01/index'],
  ['2021-08-01.md', '/2021/08/01/'],
  ['12021-08-01-x.md', '/2021/08/01/1x'],
  ['2021-8-1-x.md', '/2021/8/1/x'],
])('the URL of %s begins with its date: %s', (file, slug) => {
  expect(postName(file)).toMatchObject({ slug, date: '2021-08-01T00:00:00.000Z' })
})

test.each([
  ['hello.md', '/hello'],
  ['hello/index.md', '/hello'],
  ['guides/hello.mdx', '/guides/hello'],
])('%s has no date', (file, slug) => {
  expect(postName(file)).toEqual({ slug, text: slug.slice(1) })
})

test('a day that the calendar does not have is no date, and the URL stays', () => {
  expect(postName('2021-02-30-x.md')).toEqual({ slug: '/2021/02/30/x', noDay: '2021-02-30', text: 'x' })
})

test('a name that is a date alone has the date for a title', () => {
  expect(postName('2021-08-01.md').text).toBe('2021-08-01')
  expect(postName('news/2021/8/1.md').text).toBe('2021/8/1')
})
