import { expect, test } from 'vitest'
import { extensionIn, standIn, stoodFor } from './stand-in.ts'

type Anything = {
  (...given: unknown[]): Anything
  new (...given: unknown[]): Anything
  readonly [name: string]: Anything
}

// A test of what has every name.
const yaml = standIn('js-yaml') as Anything

test('a stand-in can be used as configs use packages', () => {
  const { load, missing } = yaml
  expect(Array.from(Object(load?.('a: 1')))).toEqual([])
  expect(Object.entries(Object(load?.()['languages']))).toEqual([])
  expect(`${String(missing)}`).toBe('')
  expect(stoodFor(new yaml())).toEqual({ name: 'js-yaml', part: 'new' })
  expect(stoodFor(new (yaml['Type'] as Anything)('!a'))).toEqual({ name: 'js-yaml', part: 'Type.new', given: ['!a'] })
  expect(load instanceof RegExp).toBe(false)
})

test('a stand-in says what of which package it stands for', () => {
  expect(stoodFor(yaml)).toEqual({ name: 'js-yaml', part: '' })
  expect(stoodFor(yaml['default'])).toEqual({ name: 'js-yaml', part: 'default' })
  expect(stoodFor(yaml['default']?.['themes']?.['github'])).toEqual({ name: 'js-yaml', part: 'themes.github' })
})

test('whoever waits for a stand-in gets it', async () => {
  expect(stoodFor(await (yaml as unknown as Promise<unknown>))?.name).toBe('js-yaml')
})

test.each([undefined, null, 1, 'a', {}, () => undefined, []])('%s stands for nothing', (value) => {
  expect(stoodFor(value)).toBeUndefined()
})

test('constants of the docs plugin are what they are there', () => {
  const server = standIn('@docusaurus/plugin-content-docs/server') as Anything
  expect([server.CURRENT_VERSION_NAME, server.VERSIONED_DOCS_DIR]).toEqual(['current', 'versioned_docs'])
})

test('a plugin that extends a content plugin keeps with what options it was asked for', async () => {
  const blog = standIn('@docusaurus/plugin-content-blog') as { readonly default: (...given: object[]) => object }
  const made = await blog.default({}, { path: 'news' })
  expect(extensionIn({ ...made, name: 'news' })).toEqual({ options: { path: 'news' } })
  expect(extensionIn({ name: 'other' })).toBeUndefined()
})
