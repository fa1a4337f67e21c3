import { expect, test } from 'vitest'
import { browserOnlyBlocks } from './browser-only-blocks.ts'

const linesOf = (text: string) => browserOnlyBlocks(text).map(({ first, last }) => [first, last])

test.each<[name: string, text: string, expected: readonly (readonly number[])[]]>([
  ['an element in one line', '# A\n\n<BrowserOnly>{() => <b />}</BrowserOnly>\n', [[3, 3]]],
  [
    'one in several lines',
    '<BrowserOnly fallback={<i>a</i>}>\n  {() => {\n\n    return 1\n  }}\n</BrowserOnly>',
    [[1, 6]],
  ],
  ['lines are those of the file', '---\na: 1\n---\n\n<BrowserOnly>{() => 1}</BrowserOnly>', [[5, 5]]],
  [
    'two of them',
    '<BrowserOnly>{a}</BrowserOnly>\n\n<BrowserOnly>{b}</BrowserOnly>',
    [
      [1, 1],
      [3, 3],
    ],
  ],
  ['one with Markdown in it is none', '<BrowserOnly>\n**A**\n</BrowserOnly>', []],
  ['one in a text is none', 'Here: <BrowserOnly>{() => 1}</BrowserOnly>', []],
  ['one in a fence is none', '```jsx\n<BrowserOnly>{() => 1}</BrowserOnly>\n```', []],
  ['another component is none', '<BrowserOnlyFrame>{() => 1}</BrowserOnlyFrame>', []],
])('%s', (_, text, expected) => {
  expect(linesOf(text)).toEqual(expected)
})

test('equal elements have one name', () => {
  const names = (text: string) => browserOnlyBlocks(text).map(({ name }) => name)
  const [one, other] = names('<BrowserOnly>{a}</BrowserOnly>\r\n\r\n<BrowserOnly>{a}</BrowserOnly>')
  expect([one === other, one]).toEqual([true, expect.stringMatching(/^BrowserOnly_[\da-f]{8}$/)])
})
