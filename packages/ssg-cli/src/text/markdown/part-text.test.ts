import { expect, test } from 'vitest'
import { partText } from './part-text.ts'

const text = '# Changelog\n\n## 1.0\n\n### Added\n\n```md\n### Code\n```\n\n## 0.9\n\nMore.\n\n[a]: /b\n'

test('other lines of the file are blank, and headings rise where they stand', () => {
  const part = partText(text, { first: 4, last: 10, rise: 1, definitions: [] })
  expect(part).toBe('\n\n\n\n##  Added\n\n```md\n### Code\n```\n')
})

test('a definition elsewhere is kept at its line', () => {
  const part = partText(text, { first: 4, last: 5, rise: 0, definitions: [15] })
  expect(part.split('\n')).toEqual(['', '', '', '', '### Added', '', '', '', '', '', '', '', '', '', '[a]: /b'])
})

test.each([
  ['### Added', 1, '##  Added'],
  ['### Added', 2, '#   Added'],
  ['### Added', 5, '#   Added'],
  ['#### Deep', 1, '###  Deep'],
  ['###\r', 1, '## \r'],
  ['#tag', 1, '#tag'],
  ['##tag', 1, '##tag'],
])('the heading "%s" rises by %i', (line, rise, expected) => {
  expect(partText(line, { first: 1, last: 1, rise, definitions: [] })).toBe(expected)
})
