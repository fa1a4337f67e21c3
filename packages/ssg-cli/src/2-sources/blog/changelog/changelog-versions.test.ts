import { expect, test } from 'vitest'
import { changelogVersions } from './changelog-versions.ts'

const shown = (text: string) =>
  changelogVersions(text).map(({ version, sections, text: own }) => [version, sections.join(), own.trim()])

test('Keep a Changelog: a version is what stands below its heading', () => {
  const text = `# Changelog

All notable changes.

## [Unreleased]

## [1.1.0] - 2024-02-01

### Added

- Steam, see [#12].

### Fixed

- Water.

## [1.0.0] - 2024-01-01

First.

[unreleased]: https://a.example/1.1...HEAD
[1.1.0]: https://a.example/1.1
[#12]: https://a.example/12
`
  expect(shown(text)).toEqual([
    [
      '1.1.0',
      'Added,Fixed',
      expect.stringMatching(/^## {2}Added\n\n- Steam, see \[#12\]\.\n\n## {2}Fixed\n\n- Water\.\s+\[#12\]: \S+$/),
    ],
    ['1.0.0', '', 'First.'],
  ])
})

test('Changesets: sections of a version rise to the second level', () => {
  const text =
    '# pkg\n\n## 2.0.0\n\n### Major Changes\n\n- abc: A\n\n#### Why\n\nB\n\n### Patch Changes\n\n- c\n\n## 1.0.0\n'
  expect(shown(text)).toEqual([
    [
      '2.0.0',
      'Major Changes,Patch Changes',
      '##  Major Changes\n\n- abc: A\n\n###  Why\n\nB\n\n##  Patch Changes\n\n- c',
    ],
    ['1.0.0', '', ''],
  ])
})

test('versions of several levels, with sections of one', () => {
  const text =
    '# [2.0.0](/c) (2024-02-01)\n\n### Bug Fixes\n\n- a\n\n### [1.0.1](/c) (2024-01-02)\n\n### Bug Fixes\n\n- b\n'
  expect(shown(text)).toEqual([
    ['2.0.0', 'Bug Fixes', '##  Bug Fixes\n\n- a'],
    ['1.0.1', 'Bug Fixes', '##  Bug Fixes\n\n- b'],
  ])
})

test('underlined headings, as in the history of Express', () => {
  const text = '1.1.0 / 2024-02-01\n==================\n\n  * a\n  * b\n\n1.0.0 / 2024-01-01\n---\n\n  * c\n'
  expect(shown(text)).toEqual([
    ['1.1.0', '', '* a\n  * b'],
    ['1.0.0', '', '* c'],
  ])
})

test('a heading in code or in a comment begins no version, another heading of its level ends one', () => {
  const text = '## 1.0.0\n\n```md\n## 0.9.0\n```\n\n<!--\n## 0.8.0\n-->\n\n## Older ones\n\nElsewhere.\n'
  expect(shown(text)).toEqual([['1.0.0', '', '```md\n## 0.9.0\n```\n\n<!--\n## 0.8.0\n-->']])
})

test('lines stay those of the file, and equal parts have equal hashes', () => {
  const [one] = changelogVersions('# A\n\n## 1.0.0\n\nFirst.\n')
  const [other] = changelogVersions('# B\n\n## 1.0.0\n\nFirst.\n\n## 0.9.0\n\nMore.\n')
  expect(one?.text).toBe('\n\n\n\nFirst.')
  expect(other?.part.hash).toBe(changelogVersions('# C\n\n## 1.0.0\n\nFirst.\n\n## 0.9.1\n\nLess.\n')[0]?.part.hash)
})
