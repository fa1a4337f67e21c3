import { expect, test } from 'vitest'
import { llms, type LlmsEntry } from './llms.ts'

function listed(entry: Partial<LlmsEntry>): string | undefined {
  const entries = [{ title: 'A', url: 'https://x.example/a.md', description: '', ...entry }]
  const text = llms({ title: 'Site', tagline: '', sections: [{ title: 'Pages', entries }] })
  return text.split('## Pages\n\n')[1]
}

test.each<[string, Partial<LlmsEntry>, string]>([
  ['a page is an item with its link', {}, '- [A](https://x.example/a.md)\n'],
  [
    'a description of many lines stays in its item',
    { description: 'One\ntwo.\n\nThree.\n' },
    '- [A](https://x.example/a.md): One two. Three.\n',
  ],
  ['a description of blanks is none', { description: ' \n' }, '- [A](https://x.example/a.md)\n'],
  [
    'brackets of a title do not end its link',
    { title: String.raw`a[0] \ [b` },
    String.raw`- [a\[0\] \\ \[b](https://x.example/a.md)` + '\n',
  ],
  ['a title of many lines stays in its link', { title: 'A\nB' }, '- [A B](https://x.example/a.md)\n'],
])('%s', (_, entry, expected) => {
  expect(listed(entry)).toBe(expected)
})

test('a tagline of many lines stays in its quote', () => {
  expect(llms({ title: 'Site', tagline: 'One\ntwo\n', sections: [] })).toBe('# Site\n\n> One two\n')
})
