import { expect, test } from 'vitest'
import { parseTagsFile } from './parse-tags-file.ts'

const parse = (text: string) => parseTagsFile({ source: 'docs/tags.yml', text })

test('a tag may have a label, a permalink and a description, or nothing but its name', () => {
  const { value, diagnostics } = parse(
    'print:\n  label: Printing\n  permalink: /p\n  description: On paper.\nweb:\n2024: {}\n',
  )
  expect(diagnostics).toEqual([])
  expect(value).toEqual({
    source: 'docs/tags.yml',
    tags: { print: { label: 'Printing', permalink: '/p', description: 'On paper.' }, web: {}, 2024: {} },
  })
})

test('what cannot be used is reported where it stands, and the name counts', () => {
  const { value, diagnostics } = parse('good:\n  label: Good\nbad: text\nworse:\n  colour: red\n')
  expect(value.tags).toEqual({ good: { label: 'Good' }, bad: {}, worse: {} })
  expect(diagnostics).toMatchObject([
    {
      code: 'invalid-tags',
      severity: 'error',
      file: 'docs/tags.yml',
      line: 3,
      message: expect.stringContaining('"text" for key "bad"'),
    },
    { code: 'invalid-tags', line: 5, message: expect.stringContaining('label, permalink, description') },
  ])
})

test('an empty file lists no tags', () => {
  expect(parse('').value.tags).toEqual({})
})

test('a file that is no YAML is reported', () => {
  expect(parse('a: [1\n').diagnostics).toMatchObject([{ code: 'invalid-tags', line: 1 }])
})
