import { expect, test } from 'vitest'
import { compileText } from '../test-doc.ts'

async function textsOf(doc: string): Promise<readonly string[]> {
  const { value } = await compileText(doc, 'mdx')
  return value.sections.flatMap(({ texts }) => texts)
}

test.each([
  [
    'a component',
    '<Hero title="Pumps" tagline="All of them" theme="dark">\n\nText\n\n</Hero>',
    'Pumps|All of them|Text',
  ],
  ['a component of the site', '<Feature title="Priming" icon="drop" />', 'Priming'],
  ['a tab', '<Tabs>\n<TabItem value="l" label="Linux">\n\nA\n\n</TabItem>\n</Tabs>', 'Linux|A'],
  ['an admonition', ':::tip[Prime it first]\nA\n:::', 'Prime it first|A'],
  ['an admonition whose title has markup', ':::tip[Prime **it**]\nA\n:::', 'Prime it|A'],
  ['an admonition without a title of its own', ':::tip\nA\n:::\n\n> [!NOTE]\n> B', 'A|B'],
  ['an element of HTML, whose title is for pointers', '<div title="x">\n\nA\n\n</div>', 'A'],
])('texts that are found are those that are given to %s', async (_, doc, expected) => {
  expect((await textsOf(doc)).join('|')).toBe(expected)
})
