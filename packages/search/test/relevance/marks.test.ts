import { expect, test } from 'vitest'
import { engineOn, indexFiles, query } from '../../src/reader/testing/memory-index.ts'
import { corpus } from './corpus.ts'

test.each([
  ['ja', '根腐れ', '[根腐れ]'],
  ['ja', 'とまと', '[トマト]の育て方'],
  ['zh', '遮阳网', '天窗在二十五度时自动打开，夏天要拉[遮阳网]。'],
  ['th', 'ไนโตรเจน', 'ปุ๋ย[ไนโตรเจน]ช่วยบำรุงใบ ปุ๋ยน้ำออกฤทธิ์เร็ว'],
  ['ko', '부엽토', '모래와 [부엽토]가 들어'],
  ['ar', 'رمل', 'من [الرمل] والسماد'],
])('in %s a hit for "%s" shows "%s"', async (language, text, expected) => {
  const { engine } = engineOn(indexFiles(corpus(language)))
  const { hits } = await engine.search(query(text, { language, snippetWords: 10 }))
  const shown = hits.flatMap(({ marked: { hierarchy, content = [] } }) =>
    [...Object.values(hierarchy), content].map((parts) =>
      parts.map((part) => (part.isMatch ? `[${part.text}]` : part.text)).join(''),
    ),
  )
  expect(shown).toContainEqual(expect.stringContaining(expected))
})

test('a snippet of text without spaces is as long as one with them', async () => {
  const text = '水温を保ち、光を当て、肥料を与えます。'.repeat(40)
  const { engine } = engineOn(indexFiles([{ url: '/long', title: '長い', text: `${text}発芽${text}`, language: 'ja' }]))
  const { hits } = await engine.search(query('発芽', { language: 'ja', snippetWords: 10 }))
  const shown = hits[0]?.marked.content?.map((part) => part.text).join('') ?? ''
  expect(shown).toContain('発芽')
  expect(shown.length).toBeLessThan(40)
})
