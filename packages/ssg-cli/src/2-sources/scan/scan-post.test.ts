import { expect, test } from 'vitest'
import { scanPost } from './scan-post.ts'

const reading = { language: 'en', marker: '<!-- more -->' }

test('a minute is 200 words, and a post takes one at least', () => {
  expect(scanPost('Hello – “world”.\n'.repeat(150), reading).minutes).toBe(2)
  expect(scanPost('', reading).minutes).toBe(1)
})

test('words are told apart where no spaces are', () => {
  expect(scanPost('東京は日本の首都です。'.repeat(100), { ...reading, language: 'ja' }).minutes).toBe(3)
})

test('a long post is read at once', { timeout: 3_000 }, () => {
  const text = 'It is a long word. '.repeat(4_000)
  expect(scanPost(text, reading).minutes).toBe(100)
  expect(scanPost(text + '’', reading).minutes).toBe(100)
})

test('a marker says where the beginning of a post ends', () => {
  expect(scanPost('A\n\n<!-- more -->\n\nB', reading).isCut).toBe(true)
  expect(scanPost('A\n\nB', reading).isCut).toBe(false)
})
