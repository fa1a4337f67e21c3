import { expect, test } from 'vitest'
import { apiOf } from '../api/api.ts'
import type { SchemaObject } from '../api/description.ts'
import { exampleOf } from './example.ts'

const api = apiOf({ openapi: '3.1.0', info: { title: 'Pets', version: '1' }, paths: {} })

/** An object of five properties, each of which is one of five, and so on. */
function nested(levels: number): SchemaObject {
  if (levels === 0) return { type: 'string', example: 'end' }
  const names = ['a', 'b', 'c', 'd', 'e']
  return { type: 'object', properties: Object.fromEntries(names.map((name) => [name, nested(levels - 1)])) }
}

const lines = (value: unknown) => JSON.stringify(value, null, 2).split('\n').length

test('an example shows all that a schema holds', () => {
  expect(exampleOf({ schema: nested(2) }, 'response', api)).toMatchObject({ a: { e: 'end' }, e: { a: 'end' } })
})

test('one that would be thousands of lines shows the upper levels of the schema', () => {
  const example = exampleOf({ schema: nested(5) }, 'response', api)
  expect(Object.keys(Object(example))).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(lines(example)).toBeGreaterThan(20)
  expect(lines(example)).toBeLessThan(200)
})

test('one that an author wrote stays as it is, however long', () => {
  const written = Array.from({ length: 500 }, (_, index) => index)
  expect(exampleOf({ example: written, schema: nested(5) }, 'response', api)).toBe(written)
})
