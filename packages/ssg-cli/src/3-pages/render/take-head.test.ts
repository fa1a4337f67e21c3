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

test('of what there is once the last counts, and what stands twice in one head is meant so', () => {
  const meta = (attributes: Readonly<Record<string, string>>) => ({ tag: 'meta', attributes, text: '' })
  const title = (text: string) => ({ tag: 'title', attributes: {}, text })
  const canonical = (href: string) => ({ tag: 'link', attributes: { rel: 'canonical', href }, text: '' })
  const own = [meta({ property: 'og:image', content: 'a' }), meta({ property: 'og:image', content: 'b' })]
  const heads = [
    [
      title('Layout'),
      meta({ name: 'description', content: 'Layout' }),
      meta({ name: 'x', content: '1' }),
      canonical('/a'),
    ],
    [title('Page'), meta({ name: 'description', content: 'Page' }), meta({ property: 'description', content: 'No' })],
    [...own, canonical('/b')],
  ]
  const written = heads.map(
    (elements) => `<docs-head data-elements="${JSON.stringify(elements).replaceAll('"', '&quot;')}"></docs-head>`,
  )
  expect(takeHead(written.join('')).head).toEqual([
    meta({ name: 'x', content: '1' }),
    title('Page'),
    meta({ name: 'description', content: 'Page' }),
    meta({ property: 'description', content: 'No' }),
    ...own,
    canonical('/b'),
  ])
})
