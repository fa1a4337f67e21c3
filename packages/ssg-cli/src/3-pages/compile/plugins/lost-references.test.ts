import { expect, test } from 'vitest'
import { compileText } from '../test-doc.ts'

test.each<[string, string[]]>([
  ['See [the manual][manul].\n\n[manual]: /a', ['1:17-24 "[manul]" → manual']],
  ['See [`start()`][start].', ['1:16-23 "[start]" → undefined']],
  ['See [the manual][manual].\n\n[Manual]: https://example.com', []],
  ['Text[^1] and [^note].', ['1:5-9 "[^1]" → undefined']],
  ['Text[^note] and[^nte].\n\n[^note]: A', ['1:16-22 "[^nte]" → note']],
  ['Text.\n\n[^1]: Nobody refers to it.', ['3:1-5 "1" → undefined']],
  ['a[i][j], [0][1], [x], [ ], \\[a][b], [a]\\[b], [^abc], `[a][b]`, [a][b](c), \\[^1]', []],
  ['- [ ] Task\n- [x] Done\n\n```\n[a][b] [^1]\n```', []],
])('references of %j are told that nothing defines', async (text, expected) => {
  const { diagnostics } = await compileText(text)
  const told = diagnostics
    .filter(({ code }) => code === 'lost-reference')
    .map(({ line, column, endColumn, message, suggestion }) => {
      return `${line}:${column}-${endColumn} ${/"(.*?)"/.exec(message)?.[0]} → ${suggestion}`
    })
  expect(told).toEqual(expected)
})
