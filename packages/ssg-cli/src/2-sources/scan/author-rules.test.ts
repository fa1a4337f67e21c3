import { expect, test } from 'vitest'
import { namedAuthor } from './author-rules.ts'

test('a name on a platform may be a number', () => {
  const socials = { github: 'ada', stackoverflow: 2064409 }
  const value = { name: 'Ada', socials: { github: 'ada', stackoverflow: '2064409' } }
  expect(namedAuthor({ name: 'Ada', socials }, '')).toEqual({ value })
  expect(namedAuthor({ name: 'Ada', socials: { x: true } }, '')).toHaveProperty('expected')
})
