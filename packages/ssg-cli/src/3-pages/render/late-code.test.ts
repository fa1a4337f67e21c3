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
  const highlighter = createHighlighter(options)
  const codes = lateCodes(async () => highlighter)
  const first = await codes()
  const render = () => withLateCode(first, () => [shown('const a = 1', 'js'), shown('a < b', 'no-such-language')])
  expect(render()).toEqual([undefined, undefined])
  expect(await first.load()).toBe(true)
  expect(render()).toEqual([[expect.stringMatching(/^<span class="sk-[^>]*>const <\/span>/)], ['a &lt; b']])
  expect(await first.load()).toBe(false)
  const second = await codes()
  expect(withLateCode(second, () => shown('const a = 1', 'javascript'))).toEqual([expect.stringContaining('const')])
  expect(await second.load()).toBe(false)
})

test('nobody is asked outside of a rendering, also when it fails', async () => {
  const code = await lateCodes(async () => createHighlighter(options))()
  expect(() =>
    withLateCode(code, () => {
      throw new Error('no')
    }),
  ).toThrow('no')
  expect(shown('a', 'js')).toBeUndefined()
  expect(withLateCode(undefined, () => shown('a', 'js'))).toBeUndefined()
})

test('the highlighter of bodies is used when they have got another one', async () => {
  const highlighters = [createHighlighter(options), createHighlighter(options)]
  let index = 0
  const asked: number[] = []
  const codes = lateCodes(async () => {
    asked.push(index)
    return highlighters[index] ?? createHighlighter(options)
  })
  const first = await codes()
  withLateCode(first, () => shown('const a = 1', 'js'))
  await first.load()
  index = 1
  const second = await codes()
  expect(withLateCode(second, () => shown('const a = 1', 'js'))).toBeUndefined()
  expect(await second.load()).toBe(true)
  expect(withLateCode(second, () => shown('const a = 1', 'js'))).toEqual([expect.stringContaining('const')])
  expect(asked).toEqual([0, 1, 1])
})
