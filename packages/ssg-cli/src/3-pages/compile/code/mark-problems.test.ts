import { expect, test } from 'vitest'
import { compileText, testOptions } from '../test-doc.ts'

const fence = (language: string, code: string) => `Text\n\n\`\`\`${language}\n${code}\n\`\`\`\n`

test.each<[string, string, string[]]>([
  ['js', '// highlight-nxt-line\na()', ['4:4-22 highlight-nxt-line → highlight-next-line']],
  ['js', 'a()\n  /* highlight-strat */\nb()', ['5:6-21 highlight-strat → highlight-start']],
  ['html', '<!-- focus-nextline -->\n<b>', ['4:6-20 focus-nextline → focus-next-line']],
  [
    'py',
    '# hihglight-start\na()\n# highlight-end',
    ['4:3-18 hihglight-start → highlight-start', '6:3-16 highlight-end → ?'],
  ],
  ['js', '// highlight-start\na()', ['4:4-19 highlight-start → ?']],
  ['js', '// highlight-start\na()\n// highlight-end', []],
  ['python', '// highlight-next-line\na()', ['4:4-23 highlight-next-line → ?']],
  ['js', 'a() // [!code focs]', ['4:8-20 [!code focs] → [!code focus]']],
  ['js', 'a() // [!code focus]\nb() // [!code warning]', []],
  ['js', 'a() // [!code focs:2]\nb()', ['4:8-22 [!code focs:2] → [!code focus:2]']],
  ['js', 'a() // [!code focus:0]', ['4:8-23 [!code focus:0] → [!code focus:2]']],
  ['js', 'a() // [!code ++:two]', ['4:8-22 [!code ++:two] → [!code ++:2]']],
  ['js', 'a() // [!code focus:2]\nb() // [!code word:b]', []],
  ['js', '// some-words\n// next-line\n// high-light\n// add\n// highlight', []],
  ['mdx', '~~~js\n// highlight-next-line\n~~~', []],
  ['sh', '--add-end\n--focus-ends', []],
  ['js', 'a() // highlight-next-line', ['4:8-27 highlight-next-line → ?']],
  ['js', 'a() /* add-start */\nb()', ['4:8-17 add-start → ?']],
  ['py', "a('#')  # focus-next-line", ['4:11-26 focus-next-line → ?']],
  ['html', '<b> <!-- highlight-end -->', ['4:10-23 highlight-end → ?']],
  ['js', "a('highlight-next-line') // as highlight-next-line does", []],
  ['js', 'a(b, `// highlight-next-line`)', []],
  ['py', 'a() // highlight-next-line', []],
  ['yaml', '// highlight-next-line\na: 1', []],
  ['toml', '// highlight-start\n# highlight-end\n/* add-next-line */\na = 1', []],
])('in %s %j comments are told that mark nothing', async (language, code, expected) => {
  const { diagnostics } = await compileText(fence(language, code))
  const told = diagnostics.map(({ line, column, endColumn, message, suggestion = '?' }) => {
    const [, mark] = /"(.*?)"/.exec(message) ?? []
    return `${line}:${column}-${endColumn} ${mark} → ${suggestion}`
  })
  expect(told).toEqual(expected)
})

test('what is missing is named, and how comments of the language begin', async () => {
  const told = await compileText(fence('python', '# add-start\n// highlight-next-line\n# focus-end'))
  expect(told.diagnostics.map(({ message }) => message)).toEqual([
    'Unexpected comment "highlight-next-line" in code, which is none in its language, expected "#" before it',
    'Unexpected comment "focus-end" in code that nothing begins, expected "focus-start" before it: no line is marked',
    'Unexpected comment "add-start" in code that nothing ends, expected "add-end" after it: all lines to the last are marked',
  ])
})

test('behind code is no place of a mark, and what marks such a line is said', async () => {
  const told = await compileText(fence('js', 'a() // remove-next-line\nb() // highlight-start'))
  expect(told.diagnostics.map(({ message, hint }) => [message, hint])).toEqual([
    [
      'Unexpected comment "remove-next-line" in code behind a statement, expected a line of its own: the comment is shown and marks nothing',
      'Put it above what it is to mark, or write "[!code --]" in its place.',
    ],
    [
      'Unexpected comment "highlight-start" in code behind a statement, expected a line of its own: the comment is shown and marks nothing',
      'Put it above what it is to mark, or write "[!code highlight]" in its place.',
    ],
  ])
  const own = await compileText(fence('js {1}', 'a() // highlight-next-line'))
  expect(own.diagnostics.map(({ hint }) => hint)).toEqual(['Take the comment out, or "{1}".'])
})

test('marks in code of which the fence names lines mark nothing, and are told', async () => {
  const told = await compileText(fence('js {1}', '// highlight-next-line\na() // [!code ++]\nb() // [!code warning]'))
  expect(told.diagnostics.map(({ line, message, hint }) => [line, message, hint])).toEqual([
    [
      4,
      'Unexpected comment "highlight-next-line" in code whose fence says "{1}", expected one of both: the comment is shown and marks nothing',
      'Take the comment out, or "{1}".',
    ],
    [
      5,
      'Unexpected comment "[!code ++]" in code whose fence says "{1}", expected one of both: the comment is shown and marks nothing',
      'Take the comment out, or "{1}".',
    ],
  ])
  expect((await compileText(fence('js {1}', '// highlight-nxt-line\na()'))).diagnostics).toEqual([])
})

test('words of a site that mark a line mark it on a line of their own, and are told behind a statement', async () => {
  const magicComments = [{ className: 'error', line: 'This will error' }]
  const options = { ...testOptions, code: { ...testOptions.code, magicComments } }
  const code = '  // This will error\na() // This will error'
  const told = await compileText(fence('js', code), 'md', {}, options)
  expect(told.diagnostics.map(({ line }) => line)).toEqual([5])
})
