import { expect, test } from 'vitest'
import { stripNumberPrefix } from './strip-number-prefix.ts'

test.each([
  ['02-install', { name: 'install', position: 2 }],
  ['1. Intro', { name: 'Intro', position: 1 }],
  ['003 - a', { name: 'a', position: 3 }],
  ['4_b', { name: 'b', position: 4 }],
  ['5---c', { name: 'c', position: 5 }],
  ['7.0-foo', { name: '7.0-foo' }],
  ['2021-11-foo', { name: '2021-11-foo' }],
  ['12factor', { name: '12factor' }],
  ['12', { name: '12' }],
  ['a-1', { name: 'a-1' }],
])('%s', (name, expected) => {
  expect(stripNumberPrefix(name)).toEqual(expected)
})
