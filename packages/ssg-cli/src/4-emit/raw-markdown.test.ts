import { expect, test } from 'vitest'
import type { Page } from '../model/page.ts'
import { rawMarkdown } from './raw-markdown.ts'

function twin(page: { readonly title?: string; readonly description?: string }): string {
  const { title = 'A', description = '' } = page
  // Only what the raw Markdown depends on.
  return rawMarkdown({ page: { content: { type: 'doc', title }, meta: { description } } as Page, text: 'Text.\n' })
}

test('a page begins with its title and description', () => {
  expect(twin({ description: 'What it is.' })).toBe('# A\n\n> What it is.\n\nText.\n')
})

test('each line of a description is in the quote', () => {
  expect(twin({ description: 'One\ntwo.\n\nThree.\n' })).toBe('# A\n\n> One\n> two.\n>\n> Three.\n\nText.\n')
})

test('a description of blanks is none', () => {
  expect(twin({ description: ' \n' })).toBe('# A\n\nText.\n')
})

test('a title of many lines is one heading', () => {
  expect(twin({ title: 'A\nB\n' })).toBe('# A B\n\nText.\n')
})
