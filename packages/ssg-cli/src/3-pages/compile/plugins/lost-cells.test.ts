import { expect, test } from 'vitest'
import { compileText } from '../test-doc.ts'

const head = '| Key | Meaning |\n| --- | --- |\n'

test.each<[string, string, string[]]>([
  ['a bar in code', `${head}| \`a|b\` | Both |`, ['3:9-17 "Both" in a row of 3']],
  [
    'a bar in text',
    `Text\n\n> ${head.replace('\n', '\n> ')}> | a | one | two | three |`,
    ['5:13-19 "two" in a row of 4'],
  ],
  [
    'each such row',
    `${head}| a | b | c |\n| a | b |\n| a | b | | ![Flow](x) |`,
    ['3:9-14 "c" in a row of 3', '5:11-25 "Flow" in a row of 4'],
  ],
])('%s is told', async (_, text, expected) => {
  expect(await told(text)).toEqual(expected)
})

test.each([
  ['a bar that is escaped', `${head}| \`a\\|b\` | Both |`],
  ['an empty cell', `${head}| a | b | |\n| a | b | | |`],
  ['a row that is too short', `${head}| a |`],
  ['a bar outside of a table', 'a | b | c'],
])('%s is not', async (_, text) => {
  expect(await told(text)).toEqual([])
})

async function told(text: string): Promise<readonly string[]> {
  const { diagnostics } = await compileText(text, 'md')
  return diagnostics.map(
    ({ line, column, endColumn, message }) =>
      `${line}:${column}-${endColumn} ${/^Unexpected cell (.* in a row of \d+) cells, expected 2 as/.exec(message)?.[1]}`,
  )
}
