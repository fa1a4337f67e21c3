import { expect, test } from 'vitest'
import type { Page } from '../model/page.ts'
import { rawMarkdown } from './raw-markdown.ts'

interface TestPage {
  readonly title?: string
  readonly description?: string
  readonly text?: string
}

function markdownOf({ title = 'A', description = '', text = 'Text.\n' }: TestPage): string {
  // Only what the raw Markdown depends on.
  return rawMarkdown({
    page: { content: { type: 'doc', title }, meta: { description } } as Page,
    text,
    components: {
      Tabs: { rawMarkdown: 'nothing' },
      TabItem: { rawMarkdown: { bold: 'label' } },
      Button: {},
    },
    replaced: ['CodeTabs'],
  })
}

test('a page begins with its title and description', () => {
  expect(markdownOf({ description: 'What it is.' })).toBe('# A\n\n> What it is.\n\nText.\n')
})

test('each line of a description is in the quote', () => {
  expect(markdownOf({ description: 'One\ntwo.\n\nThree.\n' })).toBe('# A\n\n> One\n> two.\n>\n> Three.\n\nText.\n')
})

test('a description of blanks is none', () => {
  expect(markdownOf({ description: ' \n' })).toBe('# A\n\nText.\n')
})

test('a title of many lines is one heading', () => {
  expect(markdownOf({ title: 'A\nB\n' })).toBe('# A B\n\nText.\n')
})

test('tags that say nothing go, and labels of tabs stay', () => {
  const text = '<Tabs>\n<TabItem value="a" label="Linux">\n\nText.\n\n</TabItem>\n</Tabs>\n'
  expect(markdownOf({ text })).toBe('# A\n\n**Linux**\n\nText.\n')
})

test('of what the compiler replaces the content stays', () => {
  expect(markdownOf({ text: '<CodeTabs>\n\n```js\na\n```\n\n</CodeTabs>\n' })).toBe('# A\n\n```js\na\n```\n')
})

test('other components stay as they are written', () => {
  expect(markdownOf({ text: '<Button>\nText.\n</Button>\n' })).toBe('# A\n\n<Button>\nText.\n</Button>\n')
})

test.each([
  ['that opens a list item', '- ```jsx\n  <Tabs>\n  ```\n'],
  ['in a quote', '> ```js\n> a\n> ```\n\n```jsx\n<Tabs>\n```\n'],
  ['that shows how a fence opens', '```\n```js\n<Tabs>\n```\n'],
])('code %s stays as it is', (_, text) => {
  expect(markdownOf({ text })).toBe(`# A\n\n${text}`)
})

test.each([
  ['backticks in a line open no code', '```a``` b\n\n<Tabs>\n\nc\n', '```a``` b\n\nc\n'],
  ['code ends with the quote that holds it', '> ```js\n> a\n\n<Tabs>\n\nb\n', '> ```js\n> a\n\nb\n'],
  ['a fence within a statement is the statement’s', 'export const a = `\n```\n`\n\nb\n', 'b\n'],
  ['a block of MDX is text', '```mdx-code-block\n<Tabs>\n```\n\nb\n', 'b\n'],
])('%s', (_, text, expected) => {
  expect(markdownOf({ text })).toBe(`# A\n\n${expected}`)
})
