import { describe, expect, test } from 'vitest'
import { magicComments } from './magic-comments.ts'

describe('a comment that marks a line', () => {
  test.each([
    ['nginx', '# highlight-next-line'],
    ['terraform', '# highlight-next-line'],
    ['hcl', '# highlight-next-line'],
    ['julia', '# highlight-next-line'],
    ['fish', '# highlight-next-line'],
    ['apache', '# highlight-next-line'],
    ['puppet', '# highlight-next-line'],
    ['crystal', '# highlight-next-line'],
    ['nim', '# highlight-next-line'],
    ['tex', '% highlight-next-line'],
    ['wasm', ';; highlight-next-line'],
    ['clojure', ';; highlight-next-line'],
    ['ocaml', '(* highlight-next-line *)'],
    ['cobol', '*> highlight-next-line'],
    ['go', '// highlight-next-line'],
    ['rust', '/* highlight-next-line */'],
    ['purescript', '-- highlight-next-line'],
    ['vue-html', '<!-- highlight-next-line -->'],
    ['text', '{/* highlight-next-line */}'],
  ])('is taken out of %s', (language, comment) => {
    const { lines, classes } = magicComments(`a\n  ${comment}\nb`, language, [])
    expect(lines).toEqual(['a', 'b'])
    expect([...classes]).toEqual([[1, ['line--highlight']]])
  })

  test.each([
    ['nginx', '# highlight-next-line of the list'],
    ['nginx', 'a # highlight-next-line'],
    ['nginx', 'highlight-next-line'],
    ['ocaml', '(* highlight-next-line'],
    ['css', '# highlight-next-line'],
    ['python', '// highlight-next-line'],
  ])('is code in %s when it is something else: %s', (language, line) => {
    const { lines, classes } = magicComments(`${line}\nb`, language, [])
    expect(lines).toEqual([line, 'b'])
    expect(classes.size).toBe(0)
  })
})

describe('a mark at the end of a line', () => {
  const marked = (code: string) => {
    const { lines, classes } = magicComments(code, 'js', [])
    return lines.map((line, index) => [line, ...(classes.get(index) ?? [])].join(' < '))
  }

  test('may say for how many lines it is', () => {
    expect(marked('a // [!code focus:2]\nb\nc')).toEqual(['a < line--focus', 'b < line--focus', 'c'])
    expect(marked('a // [!code ++:3]\nb // [!code --]\nc')).toEqual([
      'a < line--add',
      'b < line--add < line--remove',
      'c < line--add',
    ])
    expect(marked('a // [!code hl:9]\nb')).toEqual(['a < line--highlight', 'b < line--highlight'])
  })

  test('is for the lines after it where it has a line of its own', () => {
    expect(marked('// [!code focus:2]\na\nb\nc')).toEqual(['a < line--focus', 'b < line--focus', 'c'])
    expect(marked('  /* [!code ++] */\na\nb')).toEqual(['a < line--add', 'b'])
  })

  test('is code with a count that is none', () => {
    expect(marked('a // [!code focus:0]')).toEqual(['a // [!code focus:0]'])
    expect(marked('a // [!code focus:two]')).toEqual(['a // [!code focus:two]'])
  })
})
