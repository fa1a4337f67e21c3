import { expect, test } from 'vitest'
import { createHighlighter } from '../compile/code/highlighter.ts'
import { lateCodes, withLateCode } from './late-code.ts'

const options = {
  defaultLanguage: 'text',
  themes: { light: 'github-light', dark: 'github-dark' },
  aliases: {},
  magicComments: [],
}

/** As `CodeBlock` asks. */
const shown = (code: string, language: string) =>
  (Reflect.get(globalThis, Symbol.for('docs-build.code')) as undefined | ((...asked: string[]) => unknown))?.(
    code,
    language,
  )

test('code is colored once its grammar is loaded, which only the first article waits for', async () => {
  const codes = lateCodes(async () => createHighlighter(options))
  const first = codes()
  const render = () => withLateCode(first, () => [shown('const a = 1', 'js'), shown('a < b', 'no-such-language')])
  expect(render()).toEqual([undefined, undefined])
  expect(await first.load()).toBe(true)
  expect(render()).toEqual([[expect.stringMatching(/^<span class="sk-[^>]*>const <\/span>/)], ['a &lt; b']])
  expect(await first.load()).toBe(false)
  const second = codes()
  expect(withLateCode(second, () => shown('const a = 1', 'javascript'))).toEqual([expect.stringContaining('const')])
  expect(await second.load()).toBe(false)
})

test('nobody is asked outside of a rendering, also when it fails', () => {
  const codes = lateCodes(async () => createHighlighter(options))
  expect(() =>
    withLateCode(codes(), () => {
      throw new Error('no')
    }),
  ).toThrow('no')
  expect(shown('a', 'js')).toBeUndefined()
  expect(withLateCode(undefined, () => shown('a', 'js'))).toBeUndefined()
})
