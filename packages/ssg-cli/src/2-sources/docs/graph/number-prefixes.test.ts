import { expect, test } from 'vitest'
import { docId } from './doc-id.ts'
import { numberPrefixesOf } from './number-prefixes.ts'

const collection = { path: 'docs', numberPrefixes: true }

test('a function of the site tells numbers from names, in files and folders', () => {
  const parse = (name: string) => ({ filename: name.replace(/^§\d/, ''), numberPrefix: Number(/\d/.exec(name)?.[0]) })
  const numberPrefixes = numberPrefixesOf(collection, { numberPrefixes: { docs: parse } })
  expect(docId({ file: '§2a/§3b.md', numberPrefixes })).toMatchObject({ id: 'a/b', position: 3 })
})

test('what such a function throws, or gives that is no name, is told once: the name stays', () => {
  const told: string[] = []
  const parse = (name: string) => (name === 'a' ? undefined : JSON.parse('{'))
  const numberPrefixes = numberPrefixesOf(collection, { numberPrefixes: { docs: parse } }, (error) => told.push(error))
  expect(docId({ file: 'a/1-b.md', numberPrefixes }).id).toBe('a/1-b')
  expect(told).toHaveLength(1)
})
