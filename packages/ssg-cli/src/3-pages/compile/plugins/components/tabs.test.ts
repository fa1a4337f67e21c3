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

test.each(['<TabItem value="a">b</TabItem>', '# A\n\n<div>\n<TabItem value="a">\n\nb\n\n</TabItem>\n</div>'])(
  'a tab outside of tabs is told: %j',
  async (text) => {
    expect((await told(text)).map((each) => each.replace(/^\S+ /, ''))).toEqual([
      'Unexpected TabItem outside of Tabs, expected <Tabs> around it: readers see no tab',
    ])
  },
)

test.each([
  '<Own>\n<TabItem value="a">b</TabItem>\n</Own>',
  '<Tabs values={list}>\n<div>\n<TabItem value="a">b</TabItem>\n</div>\n</Tabs>',
])('a tab in tabs, or in a component that may be some, is not: %j', async (text) => {
  expect((await told(text)).filter((message) => message.includes('outside'))).toEqual([])
})
