import { expect, test } from 'vitest'
import { buildInMemory, memorySite } from './memory-site.ts'

/** Line, column and URL of each link of docs/b.mdx that leads nowhere. */
async function broken(text: string): Promise<string[]> {
  const { result } = await buildInMemory(memorySite({ 'docs/index.md': '# Home\n', 'docs/b.mdx': text }))
  return result.diagnostics.map(({ code, line, column, url }) => {
    expect(code).toBe('broken-link')
    return `${line}:${column} ${url}`
  })
}

const card = (href: string, label = 'a') => `{type:'doc',label:'${label}',href:'${href}'}`
const cards = (...items: readonly string[]) => `<DocCardList items={[${items.join(', ')}]} />`

test('a link in a property is told when the same URL stands elsewhere in the file', async () => {
  expect(await broken(`# B\n\n${cards(card('/nope'), card('/nope2'))}\n\n[x](/nope)\n`)).toEqual([
    '3:50 /nope',
    '3:87 /nope2',
    '5:5 /nope',
  ])
})

test('a link around which a component stands is its own, not one of the component', async () => {
  expect(await broken('# B\n\n<Details summary="x">\n\n[x](/nope) and [y](/nope)\n\n</Details>\n')).toEqual([
    '5:5 /nope',
    '5:20 /nope',
  ])
})

test('each place of a URL in a property is told, and no other text that reads alike', async () => {
  expect(await broken(`# B\n\n${cards(card('/nope'), card('/nope'))}\n\nText "/nope" and \`'/nope'\`\n`)).toEqual([
    '3:50 /nope',
    '3:87 /nope',
  ])
})

test('each component that makes a link is told', async () => {
  expect(await broken(`# B\n\n${cards(card('/nope'))}\n\n${cards(card('/nope'))}\n`)).toEqual([
    '3:50 /nope',
    '5:50 /nope',
  ])
})
