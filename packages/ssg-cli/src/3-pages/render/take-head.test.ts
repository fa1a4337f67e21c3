import { expect, test } from 'vitest'
import { takeHead } from './take-head.ts'

test('data in a script element of the head swallows nothing of the page', () => {
  const elements = [{ tag: 'script', attributes: { type: 'application/ld+json' }, text: '{"a":"<!--<script>"}' }]
  const written = JSON.stringify(elements).replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  const { html, head } = takeHead(`<p>a</p><docs-head data-elements="${written}"></docs-head>`)
  expect(html).toBe('<p>a</p>')
  expect(head.map(({ text }) => text)).toEqual(['{"a":"\\u003c!--\\u003cscript>"}'])
})

test('what no head may hold is left out and told by its name', () => {
  const elements = ['titel', 'meta', '#text', 'Title'].map((tag) => ({ tag, attributes: {}, text: '' }))
  const written = JSON.stringify(elements).replaceAll('"', '&quot;')
  const { head, lost } = takeHead(`<docs-head data-elements="${written}"></docs-head>`)
  expect(head.map(({ tag }) => tag)).toEqual(['meta'])
  expect(lost).toEqual(['titel', '#text', 'Title'])
})
