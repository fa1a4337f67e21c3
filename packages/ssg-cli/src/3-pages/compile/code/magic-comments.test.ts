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
