import { parse } from 'acorn'
import type { Program } from 'estree'
import { expect, test } from 'vitest'
import { codeMessages } from './code-messages.ts'

const own = `import { Translate as T, translate } from 'docs-build/translate'\n`
const foreign = `import Words, { translate as t } from '@docusaurus/Translate'\n`

test.each([
  ['a call', `${own}translate({ id: 'a', message: 'One', description: 'Why' })`, named('a', 'One', 'Why')],
  ['an element', `${own}jsx(T, { children: 'One' })`, unnamed('One')],
  ['an element with an id', `${own}jsx(T, { id: 'a', values: { x }, children: 'One {x}' })`, named('a', 'One {x}')],
  ['a text over several lines', `${own}jsx(T, { children: 'One\\n   two ' })`, unnamed('One two')],
  ['a text put together', `${own}translate({ message: 'One ' + \`two\` + "three" })`, unnamed('One twothree')],
  ['keys in quotes', `${own}translate({ 'message': 'One' })`, unnamed('One')],
  ['an id alone', `${own}jsx(T, { id: 'a' })`, named('a', 'a')],
  ['other names, from another module', `${foreign}jsx(Words, { children: t({ message: 'One' }) })`, unnamed('One')],
])('%s is a message', (_, code, expected) => {
  expect(messagesOf(code).messages).toContainEqual(expected)
})

test.each([
  ['a variable', `${own}translate({ message: text })`, 'message'],
  ['a text with a value in it', `${own}translate({ message: \`One \${two}\` })`, 'message'],
  ['an id that is made', `${own}jsx(T, { id: prefix + '.a', children: 'One' })`, 'id'],
  ['children that are no text', `${own}jsx(T, { children: jsx('b', {}) })`, 'children'],
  ['no text at all', `${own}translate({})`, 'message'],
  ['an object from elsewhere', `${own}translate(message)`, 'message'],
])('%s can not be known before the code runs', (_, code, what) => {
  expect(messagesOf(code)).toMatchObject({ messages: [], unreadable: [{ what }] })
})

test('what another module calls translate is something else', () => {
  const code = `import { translate } from './mine.js'\ntranslate({ message: 'One' })`
  expect(messagesOf(code)).toEqual({ messages: [], unreadable: [] })
})

function messagesOf(code: string) {
  return codeMessages(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }) as unknown as Program)
}

function named(id: string, message: string, description?: string) {
  return { id, message, ...(description !== undefined && { description }), isNamed: true }
}

function unnamed(message: string) {
  return { id: message, message, isNamed: false }
}
