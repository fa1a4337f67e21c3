import { expect, test } from 'vitest'
import { versionHeading } from './version-heading.ts'

const on = (date: string) => ({ date: `${date}T00:00:00.000Z` })

test.each([
  ['[1.2.0] - 2024-01-31', { version: '1.2.0', ...on('2024-01-31'), note: '' }],
  ['[0.0.5] - 2014-08-09 [YANKED]', { version: '0.0.5', ...on('2014-08-09'), note: '[YANKED]' }],
  ['[Unreleased]', { version: 'Unreleased', note: '' }],
  ['unreleased', { version: 'Unreleased', note: '' }],
  ['1.2.0', { version: '1.2.0', note: '' }],
  ['v2.0.0-rc.1 (2024-01-31)', { version: 'v2.0.0-rc.1', ...on('2024-01-31'), note: '' }],
  ['[1.0.1](https://a.example/compare/1...2) (2024-1-3)', { version: '1.0.1', ...on('2024-01-03'), note: '' }],
  ['Version 3.1', { version: '3.1', note: '' }],
  ['3.0 – The big one', { version: '3.0', note: 'The big one' }],
  ['4.17.3 / 2022-02-16', { version: '4.17.3', ...on('2022-02-16'), note: '' }],
  ['Steam 4.0.0', { packageName: 'Steam', version: '4.0.0', note: '' }],
  ['@scope/pkg@1.0.0', { packageName: '@scope/pkg', version: '1.0.0', note: '' }],
  ['1.0.0 - 2024-02-30', { version: '1.0.0', impossibleDate: '2024-02-30', note: '' }],
])('the heading "%s" is that of a version', (written, expected) => {
  expect(versionHeading(written, 2)).toEqual(expected)
})

test.each(['Notes', 'How 1.0 became 2.0', '1st steps', 'Not unreleased'])('the heading "%s" is none', (written) => {
  expect(versionHeading(written, 2)).toBeUndefined()
})

test('below the second level a heading with more words is none', () => {
  expect(versionHeading('1.0.1 (2024-01-31)', 3)).toMatchObject({ version: '1.0.1' })
  expect(versionHeading('2.0 migration', 3)).toBeUndefined()
  expect(versionHeading('2', 3)).toBeUndefined()
})
