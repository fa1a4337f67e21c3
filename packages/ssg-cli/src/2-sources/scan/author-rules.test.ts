import { expect, test } from 'vitest'
import { author } from './author-rules.ts'

test('a name on a platform may be a number', () => {
  const socials = { github: 'ada', stackoverflow: 2064409 }
  expect(author({ socials }, '')).toEqual({ value: { socials: { github: 'ada', stackoverflow: '2064409' } } })
  expect(author({ socials: { x: true } }, '')).toHaveProperty('expected')
})
