import { expect, test } from 'vitest'
import { compileText } from '../../test-doc.ts'

const told = async (text: string) =>
  (await compileText(text, 'mdx')).diagnostics.map(({ line, column, message }) => `${line}:${column} ${message}`)

test.each(['<Tabs groupId="a" />', '<Tabs>\n\n</Tabs>', '<Tabs>\n{/* none */}\n</Tabs>'])(
  'tabs without one are told: %j',
  async (text) => {
    expect(await told(text)).toEqual(['1:1 Unexpected Tabs without a TabItem, expected at least one'])
  },
)

test.each(['<Tabs {...props} />', '<Tabs>{[]}</Tabs>', '<Tabs>\n<TabItem value="a">b</TabItem>\n</Tabs>'])(
  'tabs that may have some are not: %j',
  async (text) => {
    expect(await told(text)).toEqual([])
  },
)
