import { expect, test } from 'vitest'
import { scanPost, wordsIn } from './scan-post.ts'

const reading = { language: 'en', marker: '<!-- more -->' }

test('a minute is 200 words, and a post takes one at least', () => {
  expect(scanPost('Hello – “world”.\n'.repeat(150), reading).minutes).toBe(2)
  expect(scanPost('', reading).minutes).toBe(1)
})

test('words are told apart where no spaces are', () => {
  expect(scanPost('東京は日本の首都です。'.repeat(100), { ...reading, language: 'ja' }).minutes).toBe(3)
})

test('words of plain text are those that a segmenter finds, in every language', () => {
  const parts = ['a', 'B', '1', '23', 'word', '_', '__', '.', "'", ',', ';', ':', '-', ' ', '/', '"', '(', '@', '\t']
  for (const language of ['en', 'sv', 'ja', 'he']) {
    const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
    const isWord = ({ isWordLike }: Intl.SegmentData) => isWordLike
    for (let number = 0; number < parts.length ** 3; number++) {
      const at = (place: number) => parts[Math.floor(number / parts.length ** place) % parts.length] ?? ''
      const text = `${at(0)}${at(1)}${at(2)}${at(1)}`
      const expected = [...segmenter.segment(text)].filter(isWord).length
      if (wordsIn(text, language) !== expected) expect([text, wordsIn(text, language)]).toEqual([text, expected])
    }
  }
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
